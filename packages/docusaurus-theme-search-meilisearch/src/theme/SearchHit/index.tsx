import React, {type MouseEvent} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  highlightParts,
  hitLink,
  iconOf,
  isMovement,
  isSection,
  markedTitle,
  optionId,
  useDocsLabels,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchIcon from '@theme/SearchIcon';
import type {Props} from '@theme/SearchHit';

// `MouseEvent.button`, UI Events section 5.3.
const mainButton = 0;
const middleButton = 1;

/** Text with highlighted matches as React text nodes: HTML in the index stays text. */
function Marked({text}: {text: string}) {
  return (
    <>
      {highlightParts(text).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </>
  );
}

/** Name of a language in the language of `locale`; the code itself if it is not a valid language tag. */
function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], {type: 'language'}).of(language) ?? language;
  } catch {
    // The value comes from the index and may be invalid.
    return language;
  }
}

/**
 * Where a page is: its breadcrumbs, and badges with the docs instance and the version if the site has several, and with the language
 * if the page is not translated.
 */
function Place({hit}: Pick<Props, 'hit'>) {
  const {breadcrumbs, category, contentLang, docsTag} = hit;
  const {currentLocale} = useDocusaurusContext().i18n;
  const {instance, version} = useDocsLabels()(docsTag);
  // The group of hits already has the same label.
  const badges = [instance === category ? undefined : instance, version].filter(Boolean);
  return (
    <span className="search-place">
      {breadcrumbs && (
        <span className="search-place__path" lang={contentLang}>
          {breadcrumbs}
        </span>
      )}
      {badges.map((badge) => (
        <span key={badge} className="search-badge">
          {badge}
        </span>
      ))}
      {contentLang !== undefined && (
        <abbr className="search-badge" title={languageName(contentLang, currentLocale)}>
          {contentLang.split('-')[0]?.toUpperCase()}
        </abbr>
      )}
    </span>
  );
}

/**
 * One hit. In a listbox, it is an option as a whole. Otherwise, its title is a link. An option is a link as well, so that the middle
 * button and the context menu work.
 */
export default function SearchHit({hit, index, isSelected, onHover, onOpen}: Props) {
  const {marked, contentLang} = hit;
  const isOption = isSelected !== undefined;
  const isOfPage = !isSection(hit);
  const Title = isOption || !isOfPage ? 'span' : 'h3';

  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === middleButton) {
      onOpen(hit, 'newTabByBrowser');
    } else if (event.button === mainButton && !event.altKey) {
      event.preventDefault();
      onOpen(hit, 'thisTab');
    }
  };
  const link = {href: hitLink(hit), onClick: click, onAuxClick: click};
  const title = <Marked text={markedTitle(hit)} />;
  const content = (
    <>
      <SearchIcon name={iconOf(hit)} />
      <Title className="search-hit__title" lang={contentLang}>
        {isOption ? title : <a {...link}>{title}</a>}
      </Title>
      {isOfPage ? (
        <Place hit={hit} />
      ) : (
        isOption && (
          // Screen readers read options alone.
          <span className="search-hidden" lang={contentLang}>
            <Marked text={marked.pageTitle} />
          </span>
        )
      )}
      {marked.content && (
        <span className="search-hit__text" lang={contentLang}>
          <Marked text={marked.content} />
        </span>
      )}
    </>
  );
  return isOption ? (
    // Not focusable: the focus stays in the input, which refers to the option by `aria-activedescendant`.
    <a
      {...link}
      id={optionId(index)}
      className="search-hit"
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      onPointerMove={(event) => !isSelected && isMovement(event) && onHover?.(index)}
    >
      {content}
    </a>
  ) : (
    <div className="search-hit">{content}</div>
  );
}
