import { zeroAddress } from 'viem';
import type { Finding, FindingCode, RiskTopic, RiskVerdict } from './Finding.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_Claim extends true>() => {};

// every topic and every verdict is one that some code has, and no other
holds<Equal<Finding['topic'], RiskTopic>>();
holds<Equal<Finding['verdict'], RiskVerdict>>();
holds<Equal<Finding['code'], FindingCode>>();
// a code determines which facts there are
holds<Equal<Finding<'transferCosts'>['bps'], bigint>>();
holds<Equal<Extract<Finding, { code: 'lockedMissing' }>['promised'], bigint>>();

({ code: 'ownerNamed', topic: 'owner', verdict: 'fact', hasRoles: false, accounts: [zeroAddress] }) satisfies Finding;
// @ts-expect-error a code that there is none of
({ code: 'ownerGone', topic: 'owner', verdict: 'fact' }) satisfies Finding;
// @ts-expect-error a fact is missing
({ code: 'ownerNamed', topic: 'owner', verdict: 'fact', hasRoles: false }) satisfies Finding;
// @ts-expect-error what was measured is a number
({ code: 'transferCosts', topic: 'transfer', verdict: 'warning', bps: '2%' }) satisfies Finding;
// @ts-expect-error what is not known is never fine
({ code: 'undetermined', topic: 'buy', verdict: 'fine', reason: 'noPool' }) satisfies Finding;
// @ts-expect-error a finding has no sentence
({ code: 'lockWorks', topic: 'lock', verdict: 'fine', says: 'It works.' }) satisfies Finding;
