// Contracts of ours that hardly a screen reads or calls: no page loads them but those that do.
export { babyTokenAbi, liquidityGeneratorTokenAbi } from './generated.ts';
