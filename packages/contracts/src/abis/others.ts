// Contracts of ours that no screen reads or calls: tests do.
export { babyTokenAbi, liquidityGeneratorTokenAbi } from './generated.ts';
