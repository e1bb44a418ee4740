// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {RewardTokenFactory} from "./RewardTokenFactory.sol";
import {IV2Router} from "./TaxedToken.sol";
import {TaxedTokenFactory} from "./TaxedTokenFactory.sol";

/// @param rewardToken the token that holders receive
/// @param liquidityFee percent of a transfer for liquidity
/// @param buyBackFee percent of a transfer for buying back and burning
/// @param reflectionFee percent of a transfer for the holders
/// @param marketingFee percent of a transfer for the creator
struct BuybackBabyParams {
    address rewardToken;
    uint256 liquidityFee;
    uint256 buyBackFee;
    uint256 reflectionFee;
    uint256 marketingFee;
}

/// @title Creates baby tokens that buy themselves back
contract BuybackBabyTokenFactory is RewardTokenFactory {
    /// @notice The parameters of `token`, and its pair, which may not exist yet.
    event BuybackBabyDescribed(address indexed token, BuybackBabyParams params, address pair);

    uint8 private constant TOKEN_TYPE = 4;

    constructor(address owner_, address feeAddress_, uint256 flatFee_, IV2Router router, bytes32 pairHash)
        TaxedTokenFactory(owner_, feeAddress_, flatFee_, router, pairHash)
        RewardTokenFactory(router)
    {}

    /// @notice Creates a token for the caller, who sends at least `flatFee` and receives the marketing fees; anyone may
    /// call. `totalSupply` in base units, at most 2^112 - 1. Reverts as a standard creation does, and with
    /// TotalFeeTooLarge, RewardTokenNotAContract, RewardTokenUnreadable and SupplyTooLarge.
    function create(
        string calldata name,
        string calldata symbol,
        uint8 decimals,
        uint256 totalSupply,
        BuybackBabyParams calldata p
    ) external payable returns (address token) {
        token = _clone(IMPLEMENTATION, name, symbol, decimals, totalSupply);
        address pair = _initializeToken(
            token,
            totalSupply,
            _fees(p.reflectionFee, p.liquidityFee, p.marketingFee, p.buyBackFee),
            msg.sender,
            p.rewardToken,
            0
        );
        _announce(token, TOKEN_TYPE, name, symbol, decimals, totalSupply);
        emit BuybackBabyDescribed(token, p, pair);
        _settleFlatFee(flatFee);
    }
}
