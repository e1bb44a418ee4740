import { createSystem, defaultConfig } from '@chakra-ui/react';
import { themeConfig } from './themeConfig.ts';

/** The Chakra system of a whole page. */
export const system = createSystem(defaultConfig, themeConfig);
