import type {ComponentProps} from 'react';
import type SearchBar from '@theme/SearchBar';

// The classic theme declares `SearchBar` without props.
type Props = ComponentProps<typeof SearchBar>;

export const props: Props = {hotKeys: false, onSearch: ({query}) => query.trim()};

// @ts-expect-error -- `onSearch` is a function, which shows that the type is not `unknown`.
export const wrongProps: Props = {onSearch: 3};
