// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GrowStates} from "../../src/grow/GrowStates.sol";
import {ForMany} from "../../src/libraries/ForMany.sol";

/// @notice Payments that anybody sends: no choice is taken, none is left out, and each finds its gas.
contract PayOutProperties {
    /// @notice In no status of a grow can a stranger send an account now tokens and now the deposit: one of both at most
    function neverBoth(uint8 state, bool hasClaimed) external pure {
        bool isOpen = !GrowStates.isChoice(state, hasClaimed);
        bool claims = isOpen && GrowStates.isClaimable(state, hasClaimed);
        bool refunds = isOpen && GrowStates.isRefundable(state, hasClaimed);
        assert(!(claims && refunds));
    }

    /// @notice The choice is that of a buyer in LISTING who has claimed nothing, and nobody else's
    function choiceIsInListing(uint8 state, bool hasClaimed) external pure {
        assert(GrowStates.isChoice(state, hasClaimed) == (state == GrowStates.LISTING && !hasClaimed));
    }

    /// @notice Once a grow is judged or has failed one of both is due, so that everybody can be paid out
    function oneIsDue(uint8 state, bool hasClaimed) external pure {
        require(state == GrowStates.SATISFY || state == GrowStates.NOT_SATISFY || (state == GrowStates.FAILED && !hasClaimed));
        assert(GrowStates.isClaimable(state, hasClaimed) != GrowStates.isRefundable(state, hasClaimed));
    }

    /// @notice Where the loop continues, the next payment gets all of its gas, after what the loop takes up to the call and the
    /// 64th that stays behind
    function eachFindsItsGas(uint256 gasLeft, uint256 loop) external pure {
        require(gasLeft >= ForMany.GAS_TO_TRY && gasLeft <= type(uint64).max && loop <= 5_000);
        uint256 atTheCall = gasLeft - loop;
        assert(atTheCall - atTheCall / 64 >= ForMany.GAS_EACH);
    }
}
