// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Plays with a pair from its own balances; a move that the pair refuses changes nothing.
contract PairAttacker {
    IV2Factory private immutable FACTORY;
    TestToken private immutable TOKEN;
    TestToken private immutable BASE;
    /// @dev What the pair leaves of an amount that is paid in, of 10,000.
    uint256 private immutable KEEP;

    constructor(IV2Factory factory, TestToken token, TestToken base, uint256 swapFeeBps) {
        (FACTORY, TOKEN, BASE, KEEP) = (factory, token, base, 10_000 - swapFeeBps);
    }

    /// @param dice which move (3 bits), then how large its two amounts are (7 bits each: shares that halve, or single units)
    function move(uint256 dice) external {
        if (address(pairOf()) == address(0)) FACTORY.createPair(address(TOKEN), address(BASE));
        uint256 tokens = _part(TOKEN, dice >> 3);
        uint256 base = _part(BASE, dice >> 10);
        // bounded: a refusal of the old pair code may burn all the gas it has
        try this.play{gas: 1_000_000}(dice % 8, tokens, base) {} catch {}
    }

    /// @dev External so that a refused move is undone as a whole; of this contract only.
    function play(uint256 kind, uint256 tokens, uint256 base) external {
        require(msg.sender == address(this));
        IV2Pair pair = pairOf();
        if (kind == 0) TOKEN.transfer(address(pair), tokens);
        else if (kind == 1) BASE.transfer(address(pair), base);
        else if (kind == 2) pair.sync();
        else if (kind == 3) pair.skim(address(this));
        else if (kind == 4) _mint(pair, tokens, base);
        else if (kind == 5) _swap(pair, TOKEN, tokens);
        else if (kind == 6) _swap(pair, BASE, base);
        else _burn(pair, tokens);
    }

    /// @notice Takes all of its liquidity out.
    function exit() external {
        IV2Pair pair = pairOf();
        if (address(pair) == address(0) || TestToken(address(pair)).balanceOf(address(this)) == 0) return;
        // the last unit of a side cannot be taken: what is left behind is lost to it
        try this.play(7, 0, 0) {} catch {}
    }

    function reserves() public view returns (uint256 token, uint256 base) {
        (uint112 reserve0, uint112 reserve1,) = pairOf().getReserves();
        return pairOf().token0() == address(TOKEN) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function pairOf() public view returns (IV2Pair) {
        return IV2Pair(FACTORY.getPair(address(TOKEN), address(BASE)));
    }

    function _part(TestToken token, uint256 dice) private view returns (uint256) {
        uint256 balance = token.balanceOf(address(this));
        uint256 size = dice % 128;
        // fortieths, then halves of halves, then single units
        if (size < 40) return balance * (size + 1) / 40;
        return size < 80 ? balance >> (size - 40) : Math.min(balance, size - 79);
    }

    function _mint(IV2Pair pair, uint256 tokens, uint256 base) private {
        TOKEN.transfer(address(pair), tokens);
        BASE.transfer(address(pair), base);
        pair.mint(address(this));
    }

    function _burn(IV2Pair pair, uint256 share) private {
        TestToken liquidity = TestToken(address(pair));
        uint256 all = liquidity.balanceOf(address(this));
        liquidity.transfer(address(pair), share % 2 == 0 ? all : all / 2);
        (bool burned,) = address(pair).call(abi.encodeWithSignature("burn(address)", address(this)));
        require(burned);
    }

    function _swap(IV2Pair pair, TestToken from, uint256 amount) private {
        (uint256 tokenReserve, uint256 baseReserve) = reserves();
        (uint256 reserveIn, uint256 reserveOut) =
            from == TOKEN ? (tokenReserve, baseReserve) : (baseReserve, tokenReserve);
        uint256 out = Math.mulDiv(amount * KEEP, reserveOut, reserveIn * 10_000 + amount * KEEP);
        from.transfer(address(pair), amount);
        address outToken = from == TOKEN ? address(BASE) : address(TOKEN);
        bool outIs0 = pair.token0() == outToken;
        pair.swap(outIs0 ? out : 0, outIs0 ? 0 : out, address(this), "");
    }
}
