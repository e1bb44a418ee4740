// Contracts of ours that hardly a screen reads or calls: no page loads them but those that do.
export {
  antiBotStandardTokenAbi,
  babyTokenAbi,
  liquidityGeneratorTokenAbi,
  lockProofAbi,
  rabAntiBotAbi,
  rabbitAirdropAbi,
  rabbitPositionLockAbi,
} from './generated.ts';
