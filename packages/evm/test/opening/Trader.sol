// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV2Pair} from "../../src/libraries/V2Pair.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Trades with a pair out of its own balances, each act as a whole or not at all.
contract Trader {
    TestToken private immutable TOKEN;
    TestToken private immutable BASE;
    IV2Pair private immutable PAIR;
    uint256 private immutable KEEP;

    constructor(TestToken token, TestToken base, IV2Pair pair, uint256 swapFeeBps) {
        (TOKEN, BASE, PAIR, KEEP) = (token, base, pair, 10_000 - swapFeeBps);
    }

    /// @notice Tokens and base in the pair's reserves.
    function reserves() public view returns (uint256 tokens, uint256 base) {
        (uint112 reserve0, uint112 reserve1,) = PAIR.getReserves();
        return _tokenIs0() ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @notice Base that the exchange asks for exactly so many tokens.
    function cost(uint256 tokens) public view returns (uint256) {
        (uint256 r, uint256 b) = reserves();
        return (tokens * b * 10_000) / ((r - tokens) * KEEP) + 1;
    }

    function buy(uint256 tokens, address to) external {
        BASE.transfer(address(PAIR), cost(tokens));
        _swap(tokens, 0, to, "");
    }

    /// @notice Takes tokens, and some of the base as a pair does for liquidity, and pays afterwards.
    function flashBuy(uint256 tokens, uint256 base) external {
        _swap(tokens, base, address(this), abi.encode(cost(tokens) + (base * 10_000) / KEEP + 1));
    }

    /// @notice Lists within a call in which it buys as well.
    function listAndBuy(address lister, bytes calldata listing, uint256 tokens) external {
        (bool listed,) = lister.call(listing);
        require(listed, "listing");
        BASE.transfer(address(PAIR), cost(tokens));
        _swap(tokens, 0, address(this), "");
    }

    function sell(uint256 tokens) external {
        (uint256 r, uint256 b) = reserves();
        TOKEN.transfer(address(PAIR), tokens);
        _swap(0, (tokens * KEEP * b) / (r * 10_000 + tokens * KEEP), address(this), "");
    }

    function add(uint256 tokens, uint256 base) external {
        TOKEN.transfer(address(PAIR), tokens);
        BASE.transfer(address(PAIR), base);
        PAIR.mint(address(this));
    }

    function remove(uint256 shares) external {
        TestToken(address(PAIR)).transfer(address(PAIR), shares);
        (bool burned, bytes memory reason) = address(PAIR).call(abi.encodeWithSignature("burn(address)", address(this)));
        if (!burned) revert(string(reason));
    }

    function give(uint256 tokens, uint256 base, bool isSynced) external {
        TOKEN.transfer(address(PAIR), tokens);
        BASE.transfer(address(PAIR), base);
        if (isSynced) PAIR.sync();
    }

    function skim() external {
        PAIR.skim(address(this));
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        BASE.transfer(address(PAIR), abi.decode(data, (uint256)));
    }

    function pancakeCall(address, uint256, uint256, bytes calldata data) external {
        BASE.transfer(address(PAIR), abi.decode(data, (uint256)));
    }

    function _swap(uint256 tokens, uint256 base, address to, bytes memory data) private {
        (uint256 out0, uint256 out1) = _tokenIs0() ? (tokens, base) : (base, tokens);
        PAIR.swap(out0, out1, to, data);
    }

    function _tokenIs0() private view returns (bool) {
        return address(TOKEN) < address(BASE);
    }
}
