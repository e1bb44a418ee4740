// Of the shell alone, and so no shared facade: what only one build has need not be offered to others.
export { Menu, Portal } from '@chakra-ui/react';
