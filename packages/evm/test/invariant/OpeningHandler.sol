// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";
import {OpeningFixture} from "../opening/OpeningFixture.sol";
import {Trader} from "../opening/Trader.sol";

/// @notice Strangers trade, add, take out, give and skim before and after the listing, over blocks. The model knows the price
/// that the listing made and the bound of each block, and nothing of what the registry keeps.
contract OpeningHandler is OpeningFixture {
    uint256 private constant TRADERS = 3;
    address private immutable TEST = msg.sender;

    Trader[TRADERS] private _traders;
    string public fault;
    uint256 public since;
    uint256 public bought;
    uint256 public refused;
    uint256 private _listedTokens;
    uint256 private _listedCoins;
    /// @dev Second from which on it is over.
    uint256 private _end;
    /// @dev Coins were given: what both sides grew by, with tokens given, may be bought once.
    bool private _isGiven;

    constructor() {
        deployOpening();
        arm();
        for (uint256 i; i < TRADERS; ++i) {
            _traders[i] = trader(SUPPLY / 10, 1000 ether);
        }
    }

    function _pick(uint256 who) private view returns (Trader) {
        return _traders[who % TRADERS];
    }

    function isOpen() public view returns (bool) {
        return since != 0 && block.number < since + BLOCKS && block.timestamp < _end;
    }

    /// @dev What must never be refused.
    function _must(Trader t, bytes memory act, string memory what) private {
        if (!does(t, act)) fault = what;
    }

    function pass(uint256 blocks, uint256 time) external {
        vm.roll(block.number + bound(blocks, 1, 4));
        vm.warp(block.timestamp + bound(time, 1, 60));
    }

    /// @dev Whatever was there before.
    function listing(uint256 when) external {
        if (since != 0 || when % 4 != 0) return;
        if (opening().start != 0) fault = "begun before";
        wrapFor(OWNER, COINS);
        vm.startPrank(OWNER);
        rabbit.transfer(address(pair), TOKENS);
        TestToken(weth).transfer(address(pair), COINS);
        pair.mint(OWNER);
        vm.stopPrank();
        (_listedTokens, _listedCoins) = reserves();
        (since, _end) = (block.number, block.timestamp + 2 hours);
    }

    function buy(uint256 who, uint256 size, bool isFlash) external {
        (uint256 r, uint256 b) = reserves();
        if (r < 1e6 || b < 1e6) return;
        Trader t = _pick(who);
        uint256 tokens = bound(size, 1, size % 3 == 0 ? r / 2 : r / 100);
        if (t.cost(tokens) * 2 > TestToken(weth).balanceOf(address(t))) wrapFor(address(t), t.cost(tokens) * 2);
        bool isWithin = !isOpen() || _isWithin(tokens);
        bytes memory act =
            isFlash ? abi.encodeCall(Trader.flashBuy, (tokens, 0)) : abi.encodeCall(Trader.buy, (tokens, address(t)));
        bool done = does(t, act);
        if (isWithin && !done) fault = "a buy within the bound was refused";
        if (!isWithin && done && !_isGiven) fault = "a buy above the bound went through";
        if (done) _isGiven = false;
        if (!isOpen()) return;
        if (done) ++bought;
        else ++refused;
    }

    /// @dev Whether the price, by the product of the reserves, stays within the bound of the block.
    function _isWithin(uint256 tokens) private view returns (bool) {
        (uint256 r, uint256 b) = reserves();
        // gifts to the pair may be bought
        uint256 there = rabbit.balanceOf(address(pair));
        if (there - tokens >= r) return true;
        uint256 left = there - tokens;
        uint256 perMille = 1005 + 10 * (block.number - since);
        return r * b / left * 1e3 / 1e18 * _listedTokens / 1e9 <= left * perMille / 1e18 * _listedCoins / 1e9;
    }

    function sell(uint256 who, uint256 size) external {
        (uint256 r, uint256 b) = reserves();
        Trader t = _pick(who);
        uint256 held = rabbit.balanceOf(address(t));
        if (held < 2e9 || r < 1e6 || b < 1e6) return;
        uint256 tokens = bound(size, 1e9, held / 4 + 1e9);
        // a pair pays for no sale that is worth less than a unit
        if (tokens / 2 * b / (r + tokens) == 0) return;
        _must(t, abi.encodeCall(Trader.sell, (tokens)), "a sale was refused");
    }

    function add(uint256 who, uint256 size) external {
        (uint256 r, uint256 b) = reserves();
        Trader t = _pick(who);
        uint256 held = rabbit.balanceOf(address(t));
        if (held < 1e9) return;
        uint256 tokens = bound(size, 1e6, held / 4);
        uint256 coins = r == 0 ? tokens / 4000 + 1e6 : tokens * b / r + 1;
        if (coins > TestToken(weth).balanceOf(address(t))) wrapFor(address(t), coins);
        if (r != 0 && (tokens * pair.totalSupply() / r == 0 || coins * pair.totalSupply() / b == 0)) return;
        _must(t, abi.encodeCall(Trader.add, (tokens, coins)), "liquidity was refused");
    }

    function remove(uint256 who, uint256 size) external {
        Trader t = _pick(who);
        uint256 held = TestToken(address(pair)).balanceOf(address(t));
        (uint256 r, uint256 b) = reserves();
        uint256 shares = bound(size, 0, held);
        uint256 all = pair.totalSupply();
        if (shares == 0 || shares * r / all == 0 || shares * b / all == 0) return;
        _must(t, abi.encodeCall(Trader.remove, (shares)), "liquidity was kept");
        _isGiven = false;
    }

    function giveTokens(uint256 who, uint256 size, bool isSynced) external {
        Trader t = _pick(who);
        uint256 held = rabbit.balanceOf(address(t));
        if (held == 0) return;
        _must(t, abi.encodeCall(Trader.give, (bound(size, 1, held / 50 + 1), 0, isSynced)), "a gift was refused");
    }

    function giveCoins(uint256 who, uint256 size, bool isSynced) external {
        Trader t = _pick(who);
        wrapFor(address(t), 1 ether);
        _must(t, abi.encodeCall(Trader.give, (0, bound(size, 1, 1 ether), isSynced)), "coins were refused");
        _isGiven = true;
    }

    function skim(uint256 who) external {
        _must(_pick(who), abi.encodeCall(Trader.skim, ()), "a gift was kept");
    }

    function send(uint256 from, uint256 to, uint256 size) external {
        Trader t = _pick(from);
        uint256 amount = bound(size, 0, rabbit.balanceOf(address(t)) / 10);
        vm.prank(address(t));
        rabbit.transfer(address(_pick(to)), amount);
    }

    /// @dev Somebody sends nothing in the lister's name.
    function sendNothing() external {
        vm.prank(CAROL);
        rabbit.transferFrom(OWNER, address(pair), 0);
    }

    function hasBegun() external view returns (bool) {
        return opening().start != 0;
    }

    function isActive() external view returns (bool) {
        return registry.isActive(address(rabbit));
    }

    /// @notice Whether anybody buys nine tenths of the pair once the opening is over.
    function buysAfterwards() external returns (bool) {
        // the campaign itself does not end it so
        if (msg.sender != TEST) return true;
        vm.roll(block.number + BLOCKS);
        (uint256 r,) = reserves();
        Trader t = _traders[0];
        wrapFor(address(t), t.cost(r * 9 / 10));
        return buys(t, r * 9 / 10);
    }
}
