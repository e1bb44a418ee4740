// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What a buyer of a grow can have in each status: tokens, the deposit, or one of them by choice (SAL-17, RGT-02)
library GrowStates {
    uint8 internal constant FAILED = 3;
    uint8 internal constant LISTING = 4;
    uint8 internal constant SATISFY = 5;
    uint8 internal constant NOT_SATISFY = 6;

    /// @dev A first claim makes the deposit final.
    function isRefundable(uint8 state, bool hasClaimed) internal pure returns (bool) {
        return !hasClaimed && (state == FAILED || state == LISTING || state == NOT_SATISFY);
    }

    /// @dev In NOT_SATISFY, a buyer who has claimed can continue to claim.
    function isClaimable(uint8 state, bool hasClaimed) internal pure returns (bool) {
        return state == LISTING || state == SATISFY || (state == NOT_SATISFY && hasClaimed);
    }

    /// @dev Both are open, so that nobody but the buyer takes either.
    function isChoice(uint8 state, bool hasClaimed) internal pure returns (bool) {
        return isRefundable(state, hasClaimed) && isClaimable(state, hasClaimed);
    }
}
