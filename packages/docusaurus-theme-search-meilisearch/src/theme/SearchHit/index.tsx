import React, {type MouseEvent, type PointerEvent} from 'react';
import {
  hitLink,
  iconOf,
  isSection,
  markedTitle,
  optionId,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchHighlight from '@theme/SearchHighlight';
import SearchIcon from '@theme/SearchIcon';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchHit';

// `MouseEvent.button`, UI Events section 5.3.
const mainButton = 0;
const middleButton = 1;

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
  // Ignore events without movement: scrolling by keyboard moves the list under a resting pointer.
  const hover = ({movementX, movementY}: PointerEvent) => {
    if (!isSelected && (movementX !== 0 || movementY !== 0)) {
      onHover?.(index);
    }
  };

  const link = {href: hitLink(hit), onClick: click, onAuxClick: click};
  const title = <SearchHighlight text={markedTitle(hit)} />;
  const content = (
    <>
      <SearchIcon name={iconOf(hit)} />
      <Title className="search-hit__title" lang={contentLang}>
        {isOption ? title : <a {...link}>{title}</a>}
      </Title>
      {isOfPage ? (
        <span className="search-hit__place">
          <SearchPlace hit={hit} />
        </span>
      ) : (
        isOption && (
          // Screen readers read options alone.
          <span className="search-hidden" lang={contentLang}>
            <SearchHighlight text={marked.pageTitle} />
          </span>
        )
      )}
      {marked.content && (
        <span className="search-hit__text" lang={contentLang}>
          <SearchHighlight text={marked.content} />
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
      onPointerMove={hover}
    >
      {content}
    </a>
  ) : (
    <div className="search-hit">{content}</div>
  );
}
