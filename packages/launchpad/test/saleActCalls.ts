import {
  cancelCall,
  claimCall,
  claimRewardCall,
  forceFailCall,
  ownerWithdrawCall,
  payOutCall,
  refundCall,
  setProjectInfoCall,
  whitelistCall,
} from '@rab/sdk/sales';

/** What the page of a sale of any kind sends, but for buying: by the names of `offeredActs`. */
export const saleActCalls = {
  claim: claimCall,
  refund: refundCall,
  cancel: cancelCall,
  forceFail: forceFailCall,
  withdraw: ownerWithdrawCall,
  editInfo: setProjectInfoCall,
  reward: claimRewardCall,
  whitelist: whitelistCall,
  payOut: payOutCall,
};
