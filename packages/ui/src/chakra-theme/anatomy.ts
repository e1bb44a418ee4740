/** Slots of the recipes in ./slot-recipes.js, as Chakra names them; its own list would bring every component's along. */
const anatomy = (...slots: string[]) => ({ keys: () => slots });

const DIALOG = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

export const dialogAnatomy = anatomy(...DIALOG);
export const drawerAnatomy = anatomy(...DIALOG);
export const fieldAnatomy = anatomy(
  'root',
  'errorText',
  'helperText',
  'input',
  'label',
  'select',
  'textarea',
  'requiredIndicator',
);
export const menuAnatomy = anatomy(
  'arrow',
  'arrowTip',
  'content',
  'contextTrigger',
  'indicator',
  'item',
  'itemGroup',
  'itemGroupLabel',
  'itemIndicator',
  'itemText',
  'positioner',
  'separator',
  'trigger',
  'triggerItem',
  'itemCommand',
);
export const nativeSelectAnatomy = anatomy('root', 'field', 'indicator');
export const qrCodeAnatomy = anatomy('root', 'frame', 'pattern', 'overlay', 'downloadTrigger');
export const selectAnatomy = anatomy(
  'label',
  'positioner',
  'trigger',
  'indicator',
  'clearTrigger',
  'item',
  'itemText',
  'itemIndicator',
  'itemGroup',
  'itemGroupLabel',
  'list',
  'content',
  'root',
  'control',
  'valueText',
  'indicatorGroup',
);
export const switchAnatomy = anatomy('root', 'label', 'control', 'thumb', 'indicator');
export const tableAnatomy = anatomy('root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption');
