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
 * One hit: an option of the listbox, and a link, so that the middle button and the context menu work. A section repeats its page for
 * screen readers, which do not read the headings between the options.
 */
export default function SearchHit({hit, index, isSelected, onHover, onChoose, onOpened}: Props) {
  const {marked, contentLang} = hit;
  const isOfPage = !isSection(hit);

  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === middleButton) {
      onOpened(hit);
    } else if (event.button === mainButton && !event.altKey) {
      event.preventDefault();
      onChoose(hit);
    }
  };
  // Ignore events without movement: scrolling by keyboard moves the list under a resting pointer.
  const hover = ({movementX, movementY}: PointerEvent) => {
    if (!isSelected && (movementX !== 0 || movementY !== 0)) {
      onHover(index);
    }
  };

  return (
    // Not focusable: the focus stays in the input, which refers to the option by `aria-activedescendant`.
    <a
      id={optionId(index)}
      className={`search-modal__hit search-modal__hit--${isOfPage ? 'page' : 'section'}`}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={hitLink(hit)}
      onClick={click}
      onAuxClick={click}
      onPointerMove={hover}
    >
      <SearchIcon name={iconOf(hit)} />
      <span className="search-modal__title" lang={contentLang}>
        <SearchHighlight text={markedTitle(hit)} />
      </span>
      <span className={isOfPage ? 'search-modal__place' : 'search-hidden'}>
        {!isOfPage && (
          <span className="search-modal__page" lang={contentLang}>
            <SearchHighlight text={marked.pageTitle} />
          </span>
        )}
        <SearchPlace hit={hit} />
      </span>
      {marked.content && (
        <span className="search-modal__text" lang={contentLang}>
          <SearchHighlight text={marked.content} />
        </span>
      )}
    </a>
  );
}
