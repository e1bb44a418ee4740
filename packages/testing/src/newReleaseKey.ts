import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** A key of an operator for one test, with the address that the configuration names. */
export function newReleaseKey() {
  const privateKey = generatePrivateKey();
  const account = privateKeyToAccount(privateKey);
  return {
    privateKey,
    address: account.address,
    sign: (message: string) => account.signMessage({ message }),
  };
}
