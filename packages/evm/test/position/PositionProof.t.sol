// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPositionManager} from "../../src/interfaces/IPositionManager.sol";
import {IPositionProof} from "../../src/interfaces/IPositionProof.sol";
import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {PositionProof} from "../../src/lens/PositionProof.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {HookToken} from "../hostile/HostileTokens.sol";
import {TestToken} from "../support/TestToken.sol";
import {PositionFixture} from "./PositionFixture.sol";
import {FlashOwner, IManager} from "./V3.sol";

/// @notice Keeps what the proof says in the middle of a call of the pool.
contract Asker {
    bytes private _seen;

    function ask(IPositionProof lens, address token) external {
        _seen = abi.encode(lens.proof(token, 1, 0, 0, 100)[0]);
    }

    function seen() external view returns (IPositionProof.PoolProof memory) {
        return abi.decode(_seen, (IPositionProof.PoolProof));
    }
}

contract PositionProofTest is PositionFixture {
    uint24 private constant ALL_PRICES = type(uint24).max;
    uint256 private constant FOR_EVER = type(uint256).max;
    int24 private constant SPACING = 60;

    /// @dev A position as the model of the fuzzed test has it.
    struct Known {
        int24 low;
        int24 high;
        uint256 liquidity;
        uint256 until;
    }

    PositionProof private _lens;
    Known[] private _known;

    function setUp() external {
        deployPositions();
        _lens = new PositionProof(positionLock);
    }

    function _range(int24 low, int24 high, address owner) private returns (uint256 tokenId) {
        return mintRange(manager, token0, token1, owner, low, high);
    }

    function _lock(uint256 tokenId, address owner, uint256 date) private returns (uint256) {
        return send(manager, tokenId, IRabbitPositionLock.Terms(owner, address(0), date, ""));
    }

    function _all(uint256 wantedBps, uint24 band) private view returns (IPositionProof.PoolProof[] memory) {
        return _lens.proof(token0, wantedBps, band, 0, 100);
    }

    function _one(uint256 wantedBps, uint24 band) private view returns (IPositionProof.PoolProof memory) {
        IPositionProof.PoolProof[] memory rows = _all(wantedBps, band);
        eq(rows.length, 1, "one pool");
        return rows[0];
    }

    function _ids(uint256 first, uint256 second) private pure returns (uint256[] memory ids) {
        ids = new uint256[](2);
        (ids[0], ids[1]) = (first, second);
    }

    /// @notice How much of a pool's liquidity is locked at the price now and at every price, until when at least as much as is
    /// asked for, and by how many owners at least [LIQ-03]
    function test_shareDateAndOwners() external {
        uint256 open = newPosition(STRANGER);
        _lock(newPosition(ALICE), ALICE, DATE);
        _lock(newPosition(BOB), BOB, DATE + 10 days);
        _lock(newPosition(CAROL), CAROL, DATE + 20 days);
        uint256 each = liquidityOf(manager, open);
        IPositionProof.PoolProof memory p = _one(5000, ALL_PRICES);
        eq(p.pool, pool, "pool");
        ok(p.token0 == token0 && p.token1 == token1 && p.fee == FEE, "what it is");
        ok(p.tick == 0 && p.sqrtPriceX96 == PRICE_OF_ONE, "its price");
        eq(p.liquidity, 4 * each, "liquidity");
        eq(p.locked, 3 * each, "locked");
        eq(p.lockedBps, 7500, "share");
        eq(p.until, DATE + 10 days, "two of four until the second ends");
        eq(p.owners, 2, "two make it");
        eq(p.bandBps, 7500, "at every price");
        eq(p.bandUntil, DATE + 10 days, "until then at every price");
        eq(p.counted, 3, "locks");
        eq(p.beside, 0, "none beside");
        eq(p.earliest, DATE, "the first");
        eq(_one(2500, 0).until, DATE + 20 days, "one of four");
        eq(_one(2500, 0).owners, 1, "one makes it");
        eq(_one(2501, 0).until, DATE + 10 days, "a little more than one");
        eq(_one(7500, 0).until, DATE, "all three");
        eq(_one(7501, ALL_PRICES).until, 0, "more than is locked");
        eq(_one(7501, ALL_PRICES).bandUntil, 0, "at every price, too");
        eq(_one(7501, 0).owners, 0, "nobody makes it");
        eq(_lens.proof(token1, 5000, 0, 0, 100)[0].locked, p.locked, "the other side's liquidity, too");
    }

    /// @notice A date that has come and a position that was taken out count nothing; what was given up is locked for ever [LIQ-03]
    function test_endsAndGivenUp() external {
        uint256 first = _lock(newPosition(ALICE), ALICE, DATE);
        uint256 second = _lock(newPosition(BOB), BOB, DATE + 10 days);
        vm.prank(BOB);
        positionLock.renounce(second);
        eq(_one(5000, ALL_PRICES).until, FOR_EVER, "half for ever");
        eq(_one(5000, ALL_PRICES).bandUntil, FOR_EVER, "at every price");
        eq(_one(5001, ALL_PRICES).until, DATE, "more until the first ends");
        eq(_one(10_000, 0).owners, 2, "nobody is an owner, too");
        eq(_one(1, 0).earliest, DATE, "the first that ends");
        vm.warp(DATE - 1);
        eq(_one(1, 0).counted, 2, "until the last second");
        vm.warp(DATE);
        IPositionProof.PoolProof memory p = _one(5000, ALL_PRICES);
        eq(p.counted, 1, "the date has come");
        eq(p.lockedBps, 5000, "half");
        eq(p.earliest, FOR_EVER, "for ever");
        vm.prank(ALICE);
        positionLock.unlock(first);
        eq(_lens.proofOf(token0, 1, 0, _ids(first, second))[0].counted, 1, "one that is gone is passed over");
        vm.warp(DATE + 20 days);
        eq(_one(5000, ALL_PRICES).until, FOR_EVER, "long after its date");
    }

    /// @notice A position that was taken out and burned, of which its manager says nothing any more, spoils no proof
    function test_burned() external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        uint256 kept = _lock(newPosition(BOB), BOB, DATE + 1);
        vm.warp(DATE);
        uint256 liquidity = liquidityOf(manager, tokenId);
        vm.startPrank(ALICE);
        positionLock.unlock(id);
        manager.decreaseLiquidity(IManager.DecreaseParams(tokenId, uint128(liquidity), 0, 0, FOR_EVER));
        manager.collect(IPositionManager.CollectParams(tokenId, ALICE, type(uint128).max, type(uint128).max));
        manager.burn(tokenId);
        vm.stopPrank();
        eq(_one(10_000, ALL_PRICES).until, DATE + 1, "by the page");
        eq(_lens.proofOf(token0, 10_000, 0, _ids(id, kept))[0].until, DATE + 1, "by ids");
    }

    /// @notice A narrow position is locked at its prices only: a band that is wider proves nothing, whatever else is there [LIQ-03]
    function test_ranges() external {
        _lock(_range(-SPACING, SPACING, ALICE), ALICE, DATE);
        IPositionProof.PoolProof memory p = _one(10_000, uint24(SPACING) - 1);
        eq(p.lockedBps, 10_000, "all of it");
        eq(p.bandBps, 10_000, "up to its edges");
        eq(p.bandUntil, DATE, "until its date");
        eq(_one(10_000, uint24(SPACING)).bandBps, 0, "its upper edge is not in it");
        eq(_one(10_000, uint24(SPACING)).bandUntil, 0, "not locked there");
        _lock(_range(SPACING, 2 * SPACING, BOB), BOB, DATE - 1);
        p = _one(10_000, uint24(SPACING));
        eq(p.bandBps, 10_000, "the next one begins there");
        eq(p.bandUntil, DATE - 1, "until the earlier of both ends");
        eq(p.until, DATE, "here until the later");
        eq(p.beside, liquidityOf(manager, 2), "of another price");
        eq(p.counted, 2, "both");
        eq(p.earliest, DATE - 1, "the first");
        eq(p.owners, 1, "of this price only one");
        eq(_one(10_000, uint24(SPACING) + 1).bandBps, 0, "nothing below the first");
        uint256 inside = liquidityOf(manager, 1);
        uint256 tokenId = newPosition(STRANGER);
        uint256 wide = liquidityOf(manager, tokenId);
        eq(_one(1, 0).lockedBps, inside * 10_000 / (inside + wide), "one that is not locked");
        eq(_one(1, ALL_PRICES).bandBps, 0, "and is alone elsewhere");
    }

    /// @notice A swap to where only a locked position is makes this price's share look like all, in whatever transaction;
    /// a band over all prices says the same before and after, and the proof says when the price moved [LIQ-03]
    function test_movedPrice() external {
        _lock(newPosition(ALICE), ALICE, DATE);
        uint256 open = _range(-SPACING, SPACING, STRANGER);
        IPositionProof.PoolProof memory before = _one(5000, ALL_PRICES);
        ok(before.lockedBps < 500, "little of what trades now");
        eq(before.until, 0, "not half");
        eq(before.bandBps, before.lockedBps, "the least price is this one");
        vm.warp(START + 100);
        trader.sell(pool, true, 1200 ether);
        IPositionProof.PoolProof memory moved = _one(5000, ALL_PRICES);
        ok(moved.tick < -SPACING, "out of the other one's range");
        eq(moved.lockedBps, 10_000, "it looks like all");
        eq(moved.until, DATE, "and until the date");
        eq(moved.changedAt, START + 100, "but the price moved in this block");
        eq(moved.bandBps, before.bandBps, "at every price: as before");
        eq(moved.bandUntil, 0, "not half");
        eq(_one(5000, 1).bandBps, 10_000, "a small band does not see it");
        vm.warp(START + 200);
        eq(_one(1, 0).changedAt, START + 100, "as long as it stays");
        // really taken out, it is really all
        vm.startPrank(STRANGER);
        manager.decreaseLiquidity(IManager.DecreaseParams(open, liquidityOf(manager, open), 0, 0, FOR_EVER));
        vm.stopPrank();
        eq(_one(5000, ALL_PRICES).bandBps, 10_000, "nothing else is there");
        eq(_one(1, 0).changedAt, START + 100, "out of range it is no change of this price");
    }

    /// @notice A provider who comes for one block makes a share less, never more, and what is locked stays the same [LIQ-03]
    function test_providerForOneBlock() external {
        _lock(newPosition(ALICE), ALICE, DATE);
        IPositionProof.PoolProof memory before = _one(5000, ALL_PRICES);
        vm.warp(START + 7);
        uint256 tokenId = _range(-SPACING, SPACING, STRANGER);
        IPositionProof.PoolProof memory p = _one(5000, ALL_PRICES);
        eq(p.locked, before.locked, "as much is locked");
        ok(p.lockedBps < before.lockedBps && p.until == 0 && p.bandUntil == 0, "a smaller share");
        eq(p.changedAt, START + 7, "by this block");
        uint128 liquidity = liquidityOf(manager, tokenId);
        vm.prank(STRANGER);
        manager.decreaseLiquidity(IManager.DecreaseParams(tokenId, liquidity, 0, 0, FOR_EVER));
        p = _one(5000, ALL_PRICES);
        ok(p.lockedBps == 10_000 && p.until == DATE && p.bandUntil == DATE, "as before");
        _range(10 * SPACING, 11 * SPACING, STRANGER);
        p = _one(5000, ALL_PRICES);
        ok(p.lockedBps == 10_000 && p.until == DATE && p.bandUntil == 0, "beside the price");
        eq(_one(5000, uint24(10 * SPACING) - 1).bandUntil, DATE, "out of this band");
        eq(_one(5000, uint24(10 * SPACING)).bandUntil, 0, "in this band");
    }

    /// @notice While a call of the pool runs, whatever its state is then, nothing of the pool is proven [LIQ-03]
    function test_busyPool() external {
        _lock(newPosition(ALICE), ALICE, DATE);
        FlashOwner borrower = new FlashOwner();
        Asker asker = new Asker();
        asker.ask(_lens, token0);
        ok(asker.seen().pool == pool && asker.seen().liquidity != 0, "outside");
        borrower.run(pool, address(asker), abi.encodeCall(asker.ask, (_lens, token0)));
        IPositionProof.PoolProof memory p = asker.seen();
        ok(p.pool == pool && p.token0 == token0 && p.token1 == token1 && p.fee == FEE, "which one");
        ok(p.sqrtPriceX96 + p.liquidity + p.locked + p.lockedBps + p.until + p.bandUntil == 0, "nothing more");
    }

    /// @notice Fees that a position has earned, and tokens that are given to the pool, are no liquidity
    function test_feesAndGifts() external {
        _lock(newPosition(ALICE), ALICE, DATE);
        newPosition(STRANGER);
        trade(pool);
        TestToken(token0).mint(pool, 1e24);
        IPositionProof.PoolProof memory p = _one(5000, ALL_PRICES);
        ok(p.lockedBps == 5000 && p.bandBps == 5000, "half, as before");
    }

    /// @notice Adding liquidity to a locked position needs nobody's consent, and counts as locked [LIQ-03] [LIQ-04]
    function test_addedLater() external {
        (, uint256 tokenId) = lockNew(ownTerms());
        newPosition(STRANGER);
        eq(_one(5001, 0).until, 0, "half");
        TestToken(token0).mint(BOB, 1000 ether);
        TestToken(token1).mint(BOB, 1000 ether);
        vm.startPrank(BOB);
        TestToken(token0).approve(address(manager), FOR_EVER);
        TestToken(token1).approve(address(manager), FOR_EVER);
        manager.increaseLiquidity(IManager.IncreaseParams(tokenId, 1000 ether, 1000 ether, 0, 0, FOR_EVER));
        vm.stopPrank();
        eq(_one(5001, 0).lockedBps, 6666, "two of three");
        eq(_one(5001, ALL_PRICES).bandUntil, DATE, "at every price");
    }

    /// @notice Each pool of a token has a row of its own: other exchanges, other sides; other tokens' pools have none [LIQ-03]
    function test_pools() external {
        TestToken other = new TestToken("OTH", 18);
        (address first, address second) = sorted(token, other);
        address beside = openPool(manager, first, second);
        openPool(otherManager, token0, token1);
        uint256 a = _lock(mintPosition(manager, first, second, ALICE), ALICE, DATE);
        uint256 b = _lock(newPosition(BOB), BOB, DATE + 1);
        uint256 tokenId = mintPosition(otherManager, token0, token1, CAROL);
        send(otherManager, tokenId, IRabbitPositionLock.Terms(CAROL, address(0), DATE + 2, ""));
        _lock(mintPosition(manager, first, second, CAROL), CAROL, DATE + 3);
        IPositionProof.PoolProof[] memory rows = _lens.proof(address(token), 1, 0, 0, 100);
        eq(rows.length, 3, "pools");
        ok(rows[0].pool == beside && rows[1].pool == pool, "in the order of the locks");
        eq(rows[2].pool, poolOf(otherManager, token0, token1), "of the other exchange");
        ok(rows[0].counted == 2 && rows[1].counted == 1 && rows[2].counted == 1, "each its own");
        ok(rows[0].earliest == DATE && rows[0].until == DATE + 3, "both of the first");
        ok(rows[1].until == DATE + 1 && rows[2].until == DATE + 2, "the dates of the others");
        eq(_lens.proof(address(busd), 1, 0, 0, 100).length, 2, "of the one side");
        eq(_lens.proof(address(other), 1, 0, 0, 100).length, 1, "of the other");
        eq(_lens.proof(address(this), 1, 0, 0, 100).length, 0, "of no token");
        IPositionProof.Holding[] memory held = _lens.holdings(address(token), 1, 2);
        ok(held.length == 2 && held[0].lock.id == b && held[1].position.pool == rows[2].pool, "those of a page");
        held = _lens.holdings(address(other), 0, 100);
        ok(held.length == 2 && held[0].lock.id == a && held[1].lock.owner == CAROL, "those of a token");
        vm.warp(DATE);
        eq(_lens.holdings(address(other), 0, 100).length, 1, "those in force");
        vm.warp(START);
        eq(_lens.proof(address(token), 1, 0, 1, 1)[0].pool, pool, "a page of one");
        eq(_lens.proof(address(token), 1, 0, 4, 100).length, 0, "beyond the end");
        eq(_lens.proofOf(address(token), 1, 0, _ids(a, b)).length, 2, "by ids");
        vm.expectRevert(PositionProof.OtherToken.selector);
        _lens.proofOf(address(busd), 1, 0, _ids(a, b));
        eq(_lens.proofOf(address(busd), 1, 0, new uint256[](0)).length, 0, "no ids");
    }

    /// @notice The same lock twice, a lock that does not exist, and invalid shares are refused [LIQ-03]
    function test_refusals() external {
        (uint256 a,) = lockNew(ownTerms());
        (uint256 b,) = lockNew(ownTerms());
        eq(_lens.proofOf(token0, 1, 0, _ids(a, b))[0].counted, 2, "both");
        vm.expectRevert(PositionProof.UnorderedIds.selector);
        _lens.proofOf(token0, 1, 0, _ids(a, a));
        vm.expectRevert(PositionProof.UnorderedIds.selector);
        _lens.proofOf(token0, 1, 0, _ids(b, a));
        vm.expectRevert(RabbitPositionLock.UnknownLock.selector);
        _lens.proofOf(token0, 1, 0, _ids(a, b + 1));
        vm.expectRevert(PositionProof.InvalidShare.selector);
        _lens.proofOf(token0, 0, 0, _ids(a, b));
        vm.expectRevert(PositionProof.InvalidShare.selector);
        _lens.proof(token0, 10_001, 0, 0, 100);
        eq(_one(10_000, 0).until, DATE, "all");
        eq(address(_lens.LOCKER()), address(positionLock), "the lock");
    }

    /// @notice An owner's locks are one owner's, and the largest owners are taken first; what is given up is nobody's
    function test_owners() external {
        newPosition(STRANGER);
        _lock(newPosition(ALICE), ALICE, DATE);
        _lock(newPosition(BOB), BOB, DATE + 3);
        _lock(newPosition(ALICE), ALICE, DATE + 1);
        uint256 given = _lock(newPosition(CAROL), CAROL, DATE);
        vm.prank(CAROL);
        positionLock.renounce(given);
        _lock(_range(10 * SPACING, 20 * SPACING, BOB), BOB, DATE);
        eq(_one(4000, 0).owners, 1, "ALICE has two of five");
        eq(_one(4001, 0).owners, 2, "and one more");
        eq(_one(6001, 0).owners, 3, "all");
        eq(_one(8001, 0).owners, 0, "more than is locked");
        eq(_one(6000, 0).until, DATE + 1, "the latest three");
        eq(_one(6000, 0).counted, 5, "locks of all ranges");
    }

    /// @notice At the lowest and the highest price of all there is no liquidity, hence nothing locked
    function test_ends() external {
        _lock(newPosition(ALICE), ALICE, DATE);
        trader.sell(pool, true, 1e45);
        IPositionProof.PoolProof memory p = _one(1, ALL_PRICES);
        ok(p.tick < -WIDEST, "below all positions");
        ok(p.liquidity + p.lockedBps + p.until + p.owners + p.bandBps + p.bandUntil == 0, "nothing");
        eq(p.beside, liquidityOf(manager, 1), "the position has it all beside");
        eq(p.earliest, DATE, "until its date");
        trader.sell(pool, false, 1e45);
        p = _one(1, ALL_PRICES);
        ok(p.tick >= WIDEST, "above all positions");
        ok(p.liquidity + p.lockedBps + p.until + p.owners + p.bandBps + p.bandUntil == 0, "nothing there, too");
    }

    /// @notice Ticks far from the price, in other words of the pool's map, and those at its very price and at the end of all
    function test_farAndNearTicks() external {
        _lock(newPosition(ALICE), ALICE, DATE);
        int24[4] memory far = [int24(18_000), 40_020, -18_060, -40_080];
        for (uint256 i; i < 4; ++i) {
            uint256 snapshot = vm.snapshotState();
            int24 near = far[i] > 0 ? far[i] : -far[i] - SPACING + 1;
            _range(far[i], far[i] + SPACING, STRANGER);
            eq(_one(1, uint24(near) - 1).bandBps, 10_000, "before it");
            ok(_one(1, uint24(near)).bandBps < 10_000, "with it");
            eq(_one(10_000, ALL_PRICES).bandUntil, 0, "at every price");
            vm.revertToState(snapshot);
        }
        uint256 level = vm.snapshotState();
        for (uint256 i; i < 2; ++i) {
            // the price of a far tick, with an open position on the other side of the first one
            trader.sell(pool, i == 0, 2500 ether);
            IPositionProof.PoolProof memory p = _one(1, ALL_PRICES);
            ok(i == 0 ? p.tick < -20_000 : p.tick > 20_000, "far");
            ok(p.lockedBps == 10_000 && p.bandBps == 10_000, "all");
            _range(-SPACING, SPACING, STRANGER);
            p = _one(1, ALL_PRICES);
            ok(p.lockedBps == 10_000 && p.bandBps < 10_000, "not where the other one is");
            eq(_one(1, 10_000).bandBps, 10_000, "which is out of this band");
            vm.revertToState(level);
        }
        eq(_one(1, uint24(WIDEST)).bandBps, 10_000, "to the last tick that a position reaches");
    }

    /// @notice A position that begins at the price now has it, and one that ends there has not
    function test_edgeAtThePrice() external {
        _lock(_range(0, SPACING, ALICE), ALICE, DATE);
        IPositionProof.PoolProof memory p = _one(1, 0);
        ok(p.tick == 0 && p.lockedBps == 10_000 && p.bandBps == 10_000, "begins");
        eq(_one(1, 1).bandBps, 0, "nothing below");
        _lock(_range(-SPACING, 0, BOB), BOB, DATE + 1);
        p = _one(1, 1);
        ok(p.bandBps == 10_000 && p.bandUntil == DATE, "both");
        eq(p.beside, liquidityOf(manager, 2), "ends");
        _lock(_range(-SPACING, 0, BOB), BOB, DATE + 1);
        eq(_one(1, 1).bandBps, 10_000, "more below the price than at it");
        _range(-SPACING, 0, STRANGER);
        p = _one(1, 1);
        ok(p.lockedBps == 10_000 && p.bandBps < 10_000, "an open one below the price");
    }

    /// @notice Whatever positions there are, at whatever price, the proof says what a model says that looks at each of them [LIQ-03]
    function testFuzz_model(uint256 seed) external {
        _known.push(_random(seed, 0));
        uint256 count = 2 + seed % 5;
        for (uint256 i = 1; i < count; ++i) {
            _known.push(_random(seed, i));
        }
        uint256 amount = uint256(keccak256(abi.encode(seed, "amount"))) % 3000 ether;
        if (amount != 0) trader.sell(pool, seed & 1 == 0, amount);
        uint24 band = uint24(uint256(keccak256(abi.encode(seed, "band"))) % (seed & 2 == 0 ? 600 : 20_000));
        uint256 wanted = 1 + uint256(keccak256(abi.encode(seed, "wanted"))) % 10_000;
        IPositionProof.PoolProof[] memory rows = _all(wanted, band);
        if (rows.length == 0) return;
        IPositionProof.PoolProof memory p = rows[0];
        (uint256 total, uint256 locked, uint256 until) = _modelAt(p.tick, wanted);
        eq(p.liquidity, total, "liquidity");
        eq(p.locked, locked, "locked");
        eq(p.until, until, "until");
        (uint256 bps, uint256 bandUntil) = _modelBand(p.tick, int256(uint256(band)), wanted);
        eq(p.bandBps, bps, "band");
        eq(p.bandUntil, bandUntil, "band until");
    }

    function _random(uint256 seed, uint256 i) private returns (Known memory one) {
        uint256 luck = uint256(keccak256(abi.encode(seed, i)));
        one.low = int24(int256(luck % 40) - 20) * SPACING;
        one.high = one.low + int24(int256(1 + (luck >> 8) % 30)) * SPACING;
        if ((luck >> 16) % 4 == 0) (one.low, one.high) = (-WIDEST, WIDEST);
        address owner = address(uint160(0x9100 + (luck >> 24) % 3));
        uint256 tokenId = _range(one.low, one.high, owner);
        one.liquidity = liquidityOf(manager, tokenId);
        if ((luck >> 32) % 3 == 0) return one;
        one.until = DATE + (luck >> 40) % 4;
        uint256 id = _lock(tokenId, owner, one.until);
        if ((luck >> 48) % 5 != 0) return one;
        vm.prank(owner);
        positionLock.renounce(id);
        one.until = FOR_EVER;
    }

    /// @dev Tries each date, instead of taking the locks one by one.
    function _modelAt(int256 tick, uint256 wantedBps) private view returns (uint256 total, uint256 locked, uint256 until) {
        for (uint256 i; i < _known.length; ++i) {
            if (tick < _known[i].low || tick >= _known[i].high) continue;
            total += _known[i].liquidity;
            if (_known[i].until != 0) locked += _known[i].liquidity;
        }
        uint256[5] memory dates = [DATE, DATE + 1, DATE + 2, DATE + 3, FOR_EVER];
        for (uint256 d; d < dates.length; ++d) {
            uint256 held;
            for (uint256 i; i < _known.length; ++i) {
                if (tick < _known[i].low || tick >= _known[i].high) continue;
                if (_known[i].until >= dates[d]) held += _known[i].liquidity;
            }
            if (total != 0 && held * 10_000 >= total * wantedBps) until = dates[d];
        }
    }

    /// @dev Each tick where something can change, and those next to it.
    function _modelBand(int256 tick, int256 band, uint256 wantedBps) private view returns (uint256 bps, uint256 until) {
        (bps, until) = (FOR_EVER, FOR_EVER);
        for (uint256 i; i < _known.length; ++i) {
            int256[4] memory near = [_known[i].low, _known[i].low - int256(1), _known[i].high, _known[i].high - int256(1)];
            for (uint256 j; j < 4; ++j) {
                if (near[j] < tick - band || near[j] > tick + band) continue;
                (bps, until) = _least(near[j], wantedBps, bps, until);
            }
        }
        (bps, until) = _least(tick - band, wantedBps, bps, until);
        (bps, until) = _least(tick, wantedBps, bps, until);
        (bps, until) = _least(tick + band, wantedBps, bps, until);
    }

    function _least(int256 tick, uint256 wantedBps, uint256 bps, uint256 until) private view returns (uint256, uint256) {
        (uint256 total, uint256 locked, uint256 here) = _modelAt(tick, wantedBps);
        return (Math.min(bps, total == 0 ? 0 : locked * 10_000 / total), Math.min(until, here));
    }

    /// @notice A token that asks in the middle of a pool's payment finds the pool busy; the lens calls no token
    function test_hostileToken() external {
        HookToken hook = new HookToken();
        (address first, address second) = sorted(hook, busd);
        openPool(manager, first, second);
        uint256 id = _lock(mintPosition(manager, first, second, ALICE), ALICE, DATE);
        vm.etch(address(hook), hex"fe");
        IPositionProof.PoolProof[] memory rows = _lens.proof(address(hook), 10_000, ALL_PRICES, 0, 100);
        eq(rows[0].bandUntil, DATE, "a token that answers nothing hides nothing");
        eq(id, 1, "the lock");
    }
}
