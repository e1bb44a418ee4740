import * as v from 'valibot';
import { askVerifier, VerifierUnavailable } from './askVerifier.ts';
import type { Answer, Submission, Verifier } from './Verifier.ts';

const answerSchema = v.object({ status: v.string(), result: v.string() });

const VERIFIED = /already verified|^pass\b/i;
/** It is busy, or has not seen the block of the contract yet. */
const WAITS = /pending|in progress|rate limit|unable to locate contractcode/i;

/**
 * An explorer with the API of Etherscan, as its second version has it: https://docs.etherscan.io/contract-verification/verify-with-api
 * @param api address that takes `module` and `action`
 * @param key of the API; some explorers want none
 * @param linkOf the page on which it shows the source of an address
 */
export function etherscan({
  api,
  key,
  linkOf,
}: {
  api: string;
  key: string | undefined;
  linkOf: (address: string) => string;
}): Verifier {
  const withParameters = (parameters: Record<string, string | number>) => {
    const url = new URL(api);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url;
  };
  const account = key === undefined ? {} : { apikey: key };

  return {
    verifier: 'etherscan',
    name: 'The explorer',
    server: api,
    linkOf: ({ contract }) => linkOf(contract.address),
    submit: async ({ chainId, contract, compiler, input }: Submission) => {
      const constructorArguments = contract.arguments.slice(2);
      const { body } = await askVerifier(withParameters({ chainid: chainId }), {
        method: 'POST',
        body: new URLSearchParams({
          ...account,
          module: 'contract',
          action: 'verifysourcecode',
          codeformat: 'solidity-standard-json-input',
          sourceCode: JSON.stringify(input),
          contractaddress: contract.address,
          contractname: contract.source,
          compilerversion: `v${compiler}`,
          // as it was misspelled first, which all of them still read, and as it is documented
          constructorArguements: constructorArguments,
          constructorArguments,
        }),
      });
      return judge(body, (result) => ({ state: 'pending', id: result }));
    },
    check: async ({ chainId }, id) => {
      const { body } = await askVerifier(
        withParameters({ chainid: chainId, ...account, module: 'contract', action: 'checkverifystatus', guid: id }),
      );
      return judge(body, () => ({ state: 'verified', match: null }), id);
    },
  };
}

/** @param accepted what the answer to an accepted request means */
function judge(body: unknown, accepted: (result: string) => Answer, id?: string): Answer {
  if (!v.is(answerSchema, body)) throw new VerifierUnavailable('its answer is not one of the API');
  const { status, result } = body;
  if (VERIFIED.test(result)) return { state: 'verified', match: null };
  if (WAITS.test(result)) return { state: 'pending', ...(id !== undefined && { id }) };
  return status === '1' ? accepted(result) : { state: 'refused', reason: result };
}
