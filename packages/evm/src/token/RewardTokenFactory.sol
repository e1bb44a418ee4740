// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {BabyToken} from "./BabyToken.sol";
import {Fees, IV2Router} from "./TaxedToken.sol";
import {TaxedTokenFactory} from "./TaxedTokenFactory.sol";

/// @title What the factories of the two kinds of baby token share
abstract contract RewardTokenFactory is TaxedTokenFactory {
    error RewardTokenNotAContract();
    error RewardTokenUnreadable();
    error MinimumTooLarge();

    /// @notice The code that every token of this factory shares.
    address payable public immutable IMPLEMENTATION;

    constructor(IV2Router router) {
        IMPLEMENTATION = payable(address(new BabyToken(router)));
    }

    /// @return pair of the token, which may not exist yet
    function _initializeToken(
        address token,
        uint256 totalSupply,
        Fees memory fees,
        address marketing,
        address reward,
        uint256 minimum
    ) internal returns (address pair) {
        _checkSupply(totalSupply);
        if (reward.code.length == 0) revert RewardTokenNotAContract();
        (bool readable,) = TokenMetadata.decimals(reward);
        // a token cannot pay itself out: what it collects and what it owes would be one balance
        if (!readable || reward == token) revert RewardTokenUnreadable();
        if (minimum > totalSupply) revert MinimumTooLarge();
        pair = _pairOf(token);
        BabyToken(payable(token)).initialize(msg.sender, totalSupply, pair, fees, marketing, reward, minimum);
    }
}
