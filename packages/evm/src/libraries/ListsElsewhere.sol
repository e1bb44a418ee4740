// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {IListsElsewhere} from "../interfaces/IListsElsewhere.sol";
import {Payments} from "./Payments.sol";

/// @title When a sale may be listed on its other exchange (PRM-11)
/// @notice A refusal of the announced exchange can be made up for a moment. So the first one is only noted, once, and
/// for an hour anybody can still list there.
abstract contract ListsElsewhere is IListsElsewhere {
    error NoOtherExchange();
    error OtherExchangeNotSupported();
    error TooEarlyForEveryone(uint256 from);
    error OtherExchangeTooEarly(uint256 from);

    /// @dev Between a refusal and a listing elsewhere.
    uint256 private constant NOTICE = 1 hours;
    /// @dev Twice what the dearest listing uses (3.2 million, of which the exchange's deployment of a pair takes 2.5), so
    /// that a refusal is never one for want of gas.
    uint256 private constant GAS_TO_LIST = 6_000_000;

    /// @inheritdoc IListsElsewhere
    uint256 public elsewhereFrom;

    /// @dev Reverts unless anybody may try now.
    function _requireElsewhere(ILaunchpadSetting setting, address other, uint256 open) internal view {
        if (other == address(0)) revert NoOtherExchange();
        if (!setting.isExchange(other)) revert OtherExchangeNotSupported();
        if (block.timestamp < open) revert TooEarlyForEveryone(open);
        if (gasleft() < GAS_TO_LIST) revert Payments.NotEnoughGas();
    }

    /// @dev Notes the first refusal; reverts within the hour after it.
    function _isFirstRefusal() internal returns (bool first) {
        first = elsewhereFrom == 0;
        if (first) {
            elsewhereFrom = block.timestamp + NOTICE;
            emit ListingRefused(elsewhereFrom);
        } else if (block.timestamp < elsewhereFrom) {
            revert OtherExchangeTooEarly(elsewhereFrom);
        }
    }
}
