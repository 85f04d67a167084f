export {FooterLabelContext} from './FooterLabelContext';
export {ItemBoundary} from './ItemBoundary';
export {itemName} from './itemName';
export {leftOut, leftOutAttribute, leftOutKey} from './leftOut';
export {placedItems, positionOf} from './placedItems';
export type {PlacedItem} from './placedItems';
