import {
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  qrCodeSlotRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme';

export const slotRecipes = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  qrCode: qrCodeSlotRecipe,
  switch: switchSlotRecipe,
  table: tableSlotRecipe,
};
