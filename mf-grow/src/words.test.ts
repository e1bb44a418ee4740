import { expect, it } from '@jest/globals';
import { GrowStatus } from '@rab/contracts';
import { say } from '@rab/language';
import { saleFixture } from '@rab/launchpad/testing';
import { askedMessages } from '@rab/testing/askedMessages';
import { validate } from '@rab/testing/validate';
import { rabGrow } from './kind/rabGrow.ts';
import { growCreation } from './pages/CreateGrow/growCreation.tsx';
import { growWizard } from './pages/CreateGrow/growWizard.ts';
import { rabGrowInDetail } from './pages/GrowDetail/rabGrowInDetail.ts';
import { addressSchema } from './pages/Settings/owner/settingSchemas.ts';

const reviewedAs = (reviewStatus: GrowStatus) => rabGrow.stateOf(saleFixture({ listing: null, reviewStatus }), 2001n);
const listing = reviewedAs(GrowStatus.LISTING);
const satisfied = reviewedAs(GrowStatus.SATISFY);
const notSatisfied = reviewedAs(GrowStatus.NOT_SATISFY);
const waiting = rabGrow.stateOf(saleFixture({ listing: null, raised: 10n ** 19n }), 2001n);
const [reviewTab] = rabGrow.listTabs.slice(-1);
const [, termsStep] = growWizard.steps;

it.each([
  ['marker', () => say(rabGrow.marker ?? '')],
  ['moment of the first claim', () => say(rabGrow.claimsOpen)],
  ['tag of a review', () => listing.tag.label],
  ['tag of a satisfied review', () => satisfied.tag.label],
  ['tag of a review that is not satisfied', () => notSatisfied.tag.label],
  ['banner of a success', () => waiting.banner],
  ['tab of a review', () => reviewTab?.label],
  ['name of the list', () => say(rabGrowInDetail.listName)],
  ['reason of a late failure', () => say(rabGrowInDetail.lateText)],
  ['power of the owner', () => say(rabGrowInDetail.ownerPower ?? '')],
  ['title of the wizard', () => say(growWizard.title)],
  ['description of the wizard', () => say(growWizard.description)],
  ['step of the terms', () => say(termsStep?.title ?? '')],
  ['toast of a creation', () => say(growCreation.words.success)],
])('the words of the %s are looked up when they are shown [LNG-01]', (_name, words) => {
  expect(askedMessages(words)).toHaveLength(1);
});

it('what is wrong with an address is said when its form is drawn [LNG-01]', () => {
  expect(askedMessages(() => addressSchema())).toHaveLength(2);
  expect(validate(addressSchema(), { address: '0x12' })).toBe('Invalid address');
});
