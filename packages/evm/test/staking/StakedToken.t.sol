// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IStakedToken} from "../../src/interfaces/IStakedToken.sol";
import {ExactTransfer} from "../../src/libraries/ExactTransfer.sol";
import {StakedToken} from "../../src/staking/StakedToken.sol";
import {
    FalseToken,
    FeeToken,
    HookToken,
    LateFeeToken,
    NoReturnToken,
    PausableToken
} from "../hostile/HostileTokens.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Takes one per cent more from the sender than was asked, once switched on.
contract GreedyToken is TestToken("GRD", 18) {
    bool public greedy;

    function setGreedy(bool value) external {
        greedy = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (greedy && from != address(0) && to != address(0)) super._update(from, address(0xFEE), value / 100);
    }
}

contract StakedTokenTest is TestBase {
    address private constant ALICE = address(0xA1);
    address private constant BOB = address(0xB0);
    uint256 private constant WAIT = 7 days;

    TestToken private token;
    StakedToken private staking;

    function setUp() public {
        vm.warp(1_000_000);
        token = new TestToken("RAB", 9);
        staking = _over(token);
    }

    function _over(TestToken underlying) private returns (StakedToken) {
        return new StakedToken(underlying, WAIT, "Staked RAB", "sRAB");
    }

    function _stake(StakedToken to, address account, uint256 amount) private {
        TestToken underlying = TestToken(address(to.UNDERLYING()));
        underlying.mint(account, amount);
        vm.startPrank(account);
        underlying.approve(address(to), amount);
        to.stake(amount);
        vm.stopPrank();
    }

    function test_construction() external {
        eq(staking.name(), "Staked RAB", "name");
        eq(staking.symbol(), "sRAB", "symbol");
        eq(staking.decimals(), 9, "decimals of the underlying");
        eq(staking.CLOCK_MODE(), "mode=timestamp", "clock mode");
        eq(staking.clock(), block.timestamp, "clock");
        vm.expectRevert(IStakedToken.UnderlyingNotAContract.selector);
        new StakedToken(IERC20(ALICE), WAIT, "N", "S");
        vm.expectRevert(IStakedToken.WaitingTimeTooLong.selector);
        new StakedToken(token, 60 days + 1, "N", "S");
    }

    /// @notice Whatever is unstaked is paid in full to its owner, not a second before its time [EVM-10]
    function testFuzz_unstakeAndClaim(uint256 staked, uint256 first, uint256 pause) external {
        staked = bound(staked, 2, type(uint208).max);
        first = bound(first, 1, staked - 1);
        pause = bound(pause, 1, WAIT);
        _stake(staking, ALICE, staked);
        vm.startPrank(ALICE);
        staking.unstake(first);
        uint256 start = block.timestamp;
        vm.warp(start + pause);
        staking.unstake(staked - first);
        vm.warp(start + WAIT - 1);
        vm.expectRevert(IStakedToken.NothingUnlocked.selector);
        staking.claimUnlocked();
        vm.warp(start + WAIT);
        eq(staking.unlockedOf(ALICE), first, "the first is through");
        eq(staking.claimUnlocked(), first, "paid");
        eq(token.balanceOf(ALICE), first, "arrived");
        vm.warp(start + pause + WAIT - 1);
        vm.expectRevert(IStakedToken.NothingUnlocked.selector);
        staking.claimUnlocked();
        vm.warp(start + pause + WAIT);
        staking.claimUnlocked();
        vm.stopPrank();
        eq(token.balanceOf(ALICE), staked, "all back");
        eq(staking.totalWaiting() + staking.totalSupply(), 0, "nothing left");
    }

    function test_amounts() external {
        vm.startPrank(ALICE);
        vm.expectRevert(IStakedToken.ZeroAmount.selector);
        staking.stake(0);
        vm.expectRevert(IStakedToken.ZeroAmount.selector);
        staking.unstake(0);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, ALICE, 0, 1));
        staking.unstake(1);
        vm.expectRevert(IStakedToken.NothingUnlocked.selector);
        staking.claimUnlocked();
        vm.stopPrank();
    }

    /// @notice The stake itself can be neither transferred nor taken by an approved account
    function test_notTransferable() external {
        _stake(staking, ALICE, 10);
        vm.startPrank(ALICE);
        vm.expectRevert(IStakedToken.NotTransferable.selector);
        staking.transfer(BOB, 1);
        staking.approve(BOB, 10);
        vm.stopPrank();
        vm.prank(BOB);
        vm.expectRevert(IStakedToken.NotTransferable.selector);
        staking.transferFrom(ALICE, BOB, 1);
    }

    /// @notice Voting power follows the stake from the delegation on, and the past does not change [EVM-10]
    function test_votes() external {
        _stake(staking, ALICE, 100);
        eq(staking.getVotes(ALICE), 0, "not delegated yet");
        vm.prank(ALICE);
        staking.delegate(BOB);
        eq(staking.getVotes(BOB), 100, "delegated");
        uint256 then = block.timestamp;
        vm.warp(then + 10);
        vm.prank(ALICE);
        staking.unstake(60);
        eq(staking.getVotes(BOB), 40, "unstaking lowers it at once");
        eq(staking.getPastVotes(BOB, then), 100, "the past stays");
        eq(staking.getPastTotalSupply(then), 100, "and its total");
    }

    function test_delegateBySignature() external {
        address signer = vm.addr(7);
        _stake(staking, signer, 5);
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Staked RAB"),
                keccak256("1"),
                block.chainid,
                address(staking)
            )
        );
        uint256 expiry = block.timestamp + 1;
        bytes32 data = keccak256(
            abi.encode(keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)"), BOB, 0, expiry)
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(7, keccak256(abi.encodePacked("\x19\x01", domain, data)));
        staking.delegateBySig(BOB, 0, expiry, v, r, s);
        eq(staking.getVotes(BOB), 5, "delegated by signature");
    }

    /// @notice Any number of requests is paid page by page; nobody else's requests block them
    function test_manyRequests() external {
        _stake(staking, ALICE, 120);
        _stake(staking, BOB, 1);
        vm.startPrank(ALICE);
        for (uint256 i; i < 120; ++i) {
            staking.unstake(1);
        }
        vm.stopPrank();
        vm.prank(BOB);
        staking.unstake(1);
        vm.warp(block.timestamp + WAIT);
        vm.prank(BOB);
        eq(staking.claimUnlocked(), 1, "not in the way");
        vm.startPrank(ALICE);
        eq(staking.claimUnlocked(), 50, "first page");
        eq(staking.requestCount(ALICE), 70, "left");
        eq(staking.requestsOf(ALICE, 65, 10).length, 5, "the last ones");
        eq(staking.requestsOf(ALICE, 70, 10).length, 0, "past the end");
        eq(staking.requestsOf(ALICE, 0, 1)[0].amount, 1, "oldest");
        eq(staking.claimUnlocked(), 50, "second page");
        eq(staking.claimUnlocked(), 20, "rest");
        vm.stopPrank();
        eq(token.balanceOf(ALICE), 120, "everything");
    }

    function test_refusesAFee() external {
        FeeToken taxed = new FeeToken();
        StakedToken over = _over(taxed);
        taxed.mint(ALICE, 100);
        vm.startPrank(ALICE);
        taxed.approve(address(over), 100);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, address(taxed), 100, 99));
        over.stake(100);
        vm.stopPrank();
    }

    /// @notice A token that takes more than was asked cannot take it from the other stakes
    function test_greedyUnderlying() external {
        GreedyToken greedy = new GreedyToken();
        StakedToken over = _over(greedy);
        _stake(over, ALICE, 100);
        _stake(over, BOB, 100);
        vm.prank(ALICE);
        over.unstake(100);
        vm.warp(block.timestamp + WAIT);
        greedy.setGreedy(true);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IStakedToken.InexactPayout.selector, 100, 101));
        over.claimUnlocked();
        greedy.setGreedy(false);
        vm.prank(ALICE);
        over.claimUnlocked();
        eq(greedy.balanceOf(ALICE), 100, "waits until the token behaves");
        eq(greedy.balanceOf(address(over)), 100, "the other stake is whole");
    }

    /// @notice A payout that fails (false, pause) is not lost; a token without return value and a late fee are paid out
    function test_hostileUnderlying() external {
        FalseToken lying = new FalseToken();
        PausableToken paused = new PausableToken();
        NoReturnToken silent = new NoReturnToken();
        LateFeeToken late = new LateFeeToken();
        TestToken[4] memory tokens = [TestToken(lying), paused, silent, late];
        StakedToken[4] memory over;
        for (uint256 i; i < 4; ++i) {
            over[i] = _over(tokens[i]);
            _stake(over[i], ALICE, 100);
            vm.prank(ALICE);
            over[i].unstake(100);
        }
        vm.warp(block.timestamp + WAIT);
        lying.setLying(true);
        paused.setPaused(true);
        late.setTaxed(true);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(lying)));
        over[0].claimUnlocked();
        vm.expectRevert(bytes("paused"));
        over[1].claimUnlocked();
        over[2].claimUnlocked();
        over[3].claimUnlocked();
        eq(late.balanceOf(ALICE), 99, "the token's own fee, nobody else's loss");
        lying.setLying(false);
        paused.setPaused(false);
        over[0].claimUnlocked();
        over[1].claimUnlocked();
        vm.stopPrank();
        for (uint256 i; i < 3; ++i) {
            eq(tokens[i].balanceOf(ALICE), 100, "paid in full");
        }
    }

    /// @notice A token's hook cannot reenter stake, unstake or claimUnlocked
    function test_reentrancy() external {
        HookToken hook = new HookToken();
        StakedToken over = _over(hook);
        _stake(over, ALICE, 100);
        vm.prank(ALICE);
        over.unstake(50);
        _stake(over, address(hook), 10);
        vm.prank(address(hook));
        over.unstake(5);
        vm.warp(block.timestamp + WAIT);
        bytes[3] memory calls = [
            abi.encodeCall(over.stake, (1)), abi.encodeCall(over.unstake, (1)), abi.encodeCall(over.claimUnlocked, ())
        ];
        for (uint256 i; i < 3; ++i) {
            hook.arm(address(over), calls[i]);
            uint256 state = vm.snapshotState();
            vm.prank(ALICE);
            over.claimUnlocked();
            ok(!hook.hookSucceeded(), "refused inside");
            vm.revertToState(state);
        }
        hook.arm(address(0), "");
        vm.prank(address(hook));
        eq(over.claimUnlocked(), 5, "the same call passes alone");
    }
}

/// @notice Three accounts stake, unstake, claim; somebody donates; time moves on.
contract StakingHandler is TestBase {
    TestToken public immutable TOKEN = new TestToken("RAB", 18);
    StakedToken public immutable STAKING = new StakedToken(TOKEN, 3 days, "Staked RAB", "sRAB");
    mapping(address account => uint256) public put;
    mapping(address account => uint256) public got;
    uint256 public donated;

    struct Expected {
        uint256 amount;
        uint256 time;
    }

    mapping(address account => Expected[]) private _asked;

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function stake(uint256 who, uint256 amount) external {
        address account = person(who);
        amount = bound(amount, 1, 1e30);
        TOKEN.mint(account, amount);
        vm.startPrank(account);
        TOKEN.approve(address(STAKING), amount);
        STAKING.stake(amount);
        vm.stopPrank();
        put[account] += amount;
    }

    function unstake(uint256 who, uint256 amount) external {
        address account = person(who);
        uint256 staked = STAKING.balanceOf(account);
        if (staked == 0) return;
        amount = bound(amount, 1, staked);
        vm.prank(account);
        STAKING.unstake(amount);
        _asked[account].push(Expected(amount, block.timestamp + 3 days));
    }

    function claim(uint256 who) external {
        address account = person(who);
        vm.startPrank(account);
        if (STAKING.unlockedOf(account) == 0) {
            vm.expectRevert(IStakedToken.NothingUnlocked.selector);
            STAKING.claimUnlocked();
        } else {
            got[account] += STAKING.claimUnlocked();
        }
        vm.stopPrank();
    }

    function donate(uint256 amount) external {
        amount = bound(amount, 1, 1e20);
        TOKEN.mint(address(STAKING), amount);
        donated += amount;
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 2 days));
    }

    /// @notice What of `account`'s requests is through by its own account of them.
    function due(address account) external view returns (uint256 sum) {
        for (uint256 i; i < _asked[account].length; ++i) {
            if (_asked[account][i].time <= block.timestamp) sum += _asked[account][i].amount;
        }
    }
}

contract StakedTokenInvariants is TestBase {
    StakingHandler private handler;

    function setUp() public {
        vm.warp(1_000_000);
        handler = new StakingHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice Underlying held = staked + waiting, donations aside
    function invariant_holdsStakedAndWaiting() external view {
        StakedToken staking = handler.STAKING();
        eq(
            handler.TOKEN().balanceOf(address(staking)),
            staking.totalSupply() + staking.totalWaiting() + handler.donated(),
            "held"
        );
    }

    /// @notice Nothing leaves before its time, and each account's stake, requests and payouts are its own deposits
    function invariant_eachAccountsOwn() external view {
        StakedToken staking = handler.STAKING();
        for (uint256 i; i < 3; ++i) {
            address account = handler.person(i);
            uint256 waiting;
            IStakedToken.Request[] memory page = staking.requestsOf(account, 0, type(uint256).max);
            for (uint256 j; j < page.length; ++j) {
                waiting += page[j].amount;
            }
            ok(handler.got(account) <= handler.due(account), "not before its time");
            eq(handler.got(account), handler.TOKEN().balanceOf(account), "paid to the account");
            eq(staking.balanceOf(account) + waiting + handler.got(account), handler.put(account), "own deposits");
        }
    }
}
