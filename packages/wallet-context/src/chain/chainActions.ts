// Reading and simulating bring the coding of ABIs along: loaded with the first read, not with the page.
export { getGasPrice, readContract, simulateContract } from 'viem/actions';
