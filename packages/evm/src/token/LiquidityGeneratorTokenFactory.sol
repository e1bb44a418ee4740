// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV2Router} from "./TaxedToken.sol";
import {LiquidityGeneratorToken} from "./LiquidityGeneratorToken.sol";
import {TaxedTokenFactory} from "./TaxedTokenFactory.sol";

/// @param router the exchange's router; it must be the one of the factory
/// @param transactionFeeYield percent of a transfer for the holders
/// @param transactionFeeLiquidity percent of a transfer for liquidity
/// @param marketingAddress receives the marketing fee; zero only without one
/// @param marketingPercent percent of a transfer for marketing
struct LiquidityGeneratorParams {
    address router;
    uint256 transactionFeeYield;
    uint256 transactionFeeLiquidity;
    address marketingAddress;
    uint256 marketingPercent;
}

/// @title Creates liquidity generator tokens
contract LiquidityGeneratorTokenFactory is TaxedTokenFactory {
    /// @notice The parameters of `token`, and its pair, which may not exist yet.
    event LiquidityGeneratorDescribed(address indexed token, LiquidityGeneratorParams params, address pair);

    error UnknownRouter();
    error YieldFeeTooLarge();
    error LiquidityFeeTooLarge();
    error MarketingFeeTooLarge();
    error ZeroMarketingAddress();

    uint8 private constant TOKEN_TYPE = 2;

    /// @notice The code that every token of this factory shares.
    address payable public immutable IMPLEMENTATION;

    constructor(address owner_, address feeAddress_, uint256 flatFee_, IV2Router router, bytes32 pairHash)
        TaxedTokenFactory(owner_, feeAddress_, flatFee_, router, pairHash)
    {
        IMPLEMENTATION = payable(address(new LiquidityGeneratorToken(router)));
    }

    /// @notice Creates a token for the caller, who sends at least `flatFee`; anyone may call. `totalSupply` in base
    /// units, at most 2^112 - 1 as the pair demands. Reverts as a standard creation does, and with UnknownRouter,
    /// YieldFeeTooLarge, LiquidityFeeTooLarge, MarketingFeeTooLarge, TotalFeeTooLarge, ZeroMarketingAddress and
    /// SupplyTooLarge.
    function create(
        string calldata name,
        string calldata symbol,
        uint8 decimals,
        uint256 totalSupply,
        LiquidityGeneratorParams calldata params
    ) external payable returns (address token) {
        _check(params, totalSupply);
        token = _clone(IMPLEMENTATION, name, symbol, decimals, totalSupply);
        address pair = _pairOf(token);
        LiquidityGeneratorToken(payable(token))
            .initialize(
                msg.sender,
                totalSupply,
                pair,
                _fees(params.transactionFeeYield, params.transactionFeeLiquidity, params.marketingPercent, 0),
                params.marketingAddress
            );
        _announce(token, TOKEN_TYPE, name, symbol, decimals, totalSupply);
        emit LiquidityGeneratorDescribed(token, params, pair);
        _settleFlatFee(flatFee);
    }

    function _check(LiquidityGeneratorParams calldata p, uint256 totalSupply) private view {
        if (p.router != ROUTER) revert UnknownRouter();
        if (p.transactionFeeYield > MAX_TOTAL_FEE) revert YieldFeeTooLarge();
        if (p.transactionFeeLiquidity > MAX_TOTAL_FEE) revert LiquidityFeeTooLarge();
        if (p.marketingPercent > MAX_TOTAL_FEE) revert MarketingFeeTooLarge();
        if (p.marketingPercent != 0 && p.marketingAddress == address(0)) revert ZeroMarketingAddress();
        _checkSupply(totalSupply);
    }
}
