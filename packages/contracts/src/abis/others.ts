// Contracts that hardly a screen reads or calls: no page loads them but those that do.
export {
  antiBotStandardTokenAbi,
  babyTokenAbi,
  liquidityGeneratorTokenAbi,
  rabAntiBotAbi,
  timelockControllerAbi,
} from './generated.ts';
export { safeAbi } from './safeAbi.ts';
