import { expect, it } from '@jest/globals';
import { say } from '@rab/language';
import { askedMessages } from '@rab/testing/askedMessages';
import { fairLaunch } from './kind/fairLaunch.ts';
import { proRata } from './kind/proRata.ts';
import { LISTED_SALE_STATES, rabSale } from './kind/rabSale.ts';
import { fairLaunchCreation } from './pages/CreateFairLaunch/fairLaunchCreation.tsx';
import { fairLaunchWizard } from './pages/CreateFairLaunch/fairLaunchWizard.ts';
import { proRataCreation } from './pages/CreateProRata/proRataCreation.tsx';
import { proRataWizard } from './pages/CreateProRata/proRataWizard.ts';
import { saleWizard } from './pages/CreateSale/saleWizard.ts';
import { fairLaunchInDetail } from './pages/FairLaunchDetail/fairLaunchInDetail.ts';
import { proRataInDetail } from './pages/ProRataDetail/proRataInDetail.ts';
import { rabSaleInDetail } from './pages/SaleDetail/rabSaleInDetail.ts';

it.each([
  ['marker', () => say(fairLaunch.marker ?? '')],
  ['marker of pro rata sales', () => say(proRata.marker ?? '')],
  ['opening of claims', () => say(rabSale.claimsOpen)],
  ...Object.entries({ rabSaleInDetail, fairLaunchInDetail, proRataInDetail }).flatMap(([name, kind]) => [
    [`list of ${name}`, () => say(kind.listName)] as const,
    [`title of a created ${name}`, () => say(kind.createdTitle ?? '')] as const,
    [`reason of a failed ${name}`, () => say(kind.lateText)] as const,
    [`power of the owner of ${name}`, () => say(kind.ownerPower ?? '')] as const,
    ...kind.tabs.map((tab) => [`tab ${tab.id} of ${name}`, () => tab.label] as const),
  ]),
  ...Object.entries(LISTED_SALE_STATES)
    .filter(([, { banner }]) => banner !== null)
    .map(([status, state]) => [`banner of status ${status}`, () => state.banner] as const),
  ...Object.entries({ saleWizard, fairLaunchWizard, proRataWizard }).flatMap(
    ([name, { title, description, steps }]) => [
      [`title of ${name}`, () => say(title)] as const,
      [`description of ${name}`, () => say(description)] as const,
      ...steps.map((step) => [`step ${step.name} of ${name}`, () => say(step.title)] as const),
    ],
  ),
  ['warning of info that was not stored', () => say(fairLaunchCreation.words.notStored)],
  ['same of a pro rata sale', () => say(proRataCreation.words.notStored)],
] as const)('the %s is looked up when it is shown [LNG-01]', (_name, words) => {
  expect(askedMessages(words)).toHaveLength(1);
});
