// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {RewardTokenFactory} from "./RewardTokenFactory.sol";
import {IV2Router} from "./TaxedToken.sol";
import {TaxedTokenFactory} from "./TaxedTokenFactory.sol";

/// @param rewardToken the token that holders receive
/// @param minimumTokenBalanceForDividends base units; holders of less earn nothing
/// @param tokenRewardFee percent of a transfer for the holders
/// @param autoAddLiquidityPercent percent of a transfer for liquidity
/// @param marketingFee percent of a transfer for marketing
/// @param marketingWallet receives the marketing fee; zero only without one
struct BabyParams {
    address rewardToken;
    uint256 minimumTokenBalanceForDividends;
    uint256 tokenRewardFee;
    uint256 autoAddLiquidityPercent;
    uint256 marketingFee;
    address marketingWallet;
}

/// @title Creates baby tokens
contract BabyTokenFactory is RewardTokenFactory {
    /// @notice The parameters of `token`, and its pair, which may not exist yet.
    event BabyDescribed(address indexed token, BabyParams params, address pair);

    error ZeroMarketingWallet();

    uint8 private constant TOKEN_TYPE = 3;

    constructor(address owner_, address feeAddress_, uint256 flatFee_, IV2Router router, bytes32 pairHash)
        TaxedTokenFactory(owner_, feeAddress_, flatFee_, router, pairHash)
        RewardTokenFactory(router)
    {}

    /// @notice Creates a token for the caller, who sends at least `flatFee`; anyone may call. `totalSupply` in base
    /// units, at most 2^112 - 1. Reverts as a standard creation does, and with TotalFeeTooLarge, ZeroMarketingWallet,
    /// RewardTokenNotAContract, RewardTokenUnreadable, MinimumTooLarge and SupplyTooLarge.
    function create(
        string calldata name,
        string calldata symbol,
        uint8 decimals,
        uint256 totalSupply,
        BabyParams calldata p
    ) external payable returns (address token) {
        if (p.marketingFee != 0 && p.marketingWallet == address(0)) revert ZeroMarketingWallet();
        token = _clone(IMPLEMENTATION, name, symbol, decimals, totalSupply);
        address pair = _initializeToken(
            token,
            totalSupply,
            _fees(p.tokenRewardFee, p.autoAddLiquidityPercent, p.marketingFee, 0),
            p.marketingWallet,
            p.rewardToken,
            p.minimumTokenBalanceForDividends
        );
        _announce(token, TOKEN_TYPE, name, symbol, decimals, totalSupply);
        emit BabyDescribed(token, p, pair);
        _settleFlatFee(flatFee);
    }
}
