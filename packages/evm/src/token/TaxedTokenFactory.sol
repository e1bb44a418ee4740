// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {Fees, IV2Router} from "./TaxedToken.sol";
import {TokenFactory} from "./TokenFactory.sol";

/// @title What the factories of tokens with fees share: one exchange, one cap of all fees together
abstract contract TaxedTokenFactory is TokenFactory {
    error RouterNotAContract();
    error TotalFeeTooLarge();
    error SupplyTooLarge();

    /// @notice The most that all fees together may be, in percent.
    uint256 public constant MAX_TOTAL_FEE = 25;

    /// @notice The only router that tokens of this factory use.
    address public immutable ROUTER;
    /// @notice Hash of the creation code of the exchange's pairs.
    bytes32 public immutable PAIR_HASH;
    address private immutable EXCHANGE;
    address private immutable WRAPPED;

    constructor(address owner_, address feeAddress_, uint256 flatFee_, IV2Router router, bytes32 pairHash)
        TokenFactory(owner_, feeAddress_, flatFee_)
    {
        if (address(router).code.length == 0) revert RouterNotAContract();
        (ROUTER, PAIR_HASH) = (address(router), pairHash);
        (EXCHANGE, WRAPPED) = (router.factory(), router.WETH());
    }

    /// @dev A pair holds at most 2^112 - 1.
    function _checkSupply(uint256 totalSupply) internal pure {
        if (totalSupply > type(uint112).max) revert SupplyTooLarge();
    }

    function _fees(uint256 holders, uint256 liquidity, uint256 marketing, uint256 buyBack)
        internal
        pure
        returns (Fees memory)
    {
        if (holders > MAX_TOTAL_FEE || liquidity > MAX_TOTAL_FEE) revert TotalFeeTooLarge();
        if (marketing > MAX_TOTAL_FEE || buyBack > MAX_TOTAL_FEE) revert TotalFeeTooLarge();
        if (holders + liquidity + marketing + buyBack > MAX_TOTAL_FEE) revert TotalFeeTooLarge();
        return Fees(uint8(holders), uint8(liquidity), uint8(marketing), uint8(buyBack));
    }

    /// @dev Where the exchange puts the pair of `token` and the wrapped native currency.
    function _pairOf(address token) internal view returns (address) {
        (address token0, address token1) = token < WRAPPED ? (token, WRAPPED) : (WRAPPED, token);
        return Create2.computeAddress(keccak256(abi.encodePacked(token0, token1)), PAIR_HASH, EXCHANGE);
    }
}
