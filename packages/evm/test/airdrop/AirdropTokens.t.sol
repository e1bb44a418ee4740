// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {ExactTransfer} from "../../src/libraries/ExactTransfer.sol";
import {ReentrancyLock} from "../../src/libraries/ReentrancyLock.sol";
import {
    BlacklistToken,
    FalseToken,
    FeeToken,
    GasToken,
    HookToken,
    LateFeeToken,
    NoReturnToken,
    PausableToken,
    RebaseToken
} from "../hostile/HostileTokens.sol";
import {TestToken} from "../support/TestToken.sol";
import {AirdropFixture} from "./AirdropFixture.sol";

/// @notice Answers a transfer with a large reason, or none at all.
contract LargeReasonToken is TestToken("LRG", 18) {
    bool private _refuses;

    function refuse() external {
        _refuses = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_refuses) {
            assembly {
                revert(0, 100000)
            }
        }
        super._update(from, to, value);
    }
}

/// @notice Says that a transfer was made, and moves nothing.
contract IdleToken is TestToken("IDL", 18) {
    function transferFrom(address, address, uint256) public pure override returns (bool) {
        return true;
    }
}

/// @notice What tokens that misbehave can do to their own campaigns, and that they can do nothing to others' (MRK-03).
contract AirdropTokensTest is AirdropFixture {
    uint256 private _good;

    function setUp() external {
        deployAirdrop();
        _good = create(terms());
    }

    function _createOf(TestToken given) private returns (uint256) {
        return create(termsOf(given, rows(), 2000));
    }

    function _refused(uint256 id, uint256 index, bytes memory reason) private {
        Row memory row = rows()[index];
        bytes32[] memory proof = proofOf(rows(), index);
        vm.expectRevert(reason);
        airdrop.claimFor(id, index, row.account, row.amount, proof);
    }

    /// @dev Whatever has happened, the campaign of the good token pays all of its rows, and holds nothing else.
    function _goodIsUntouched() private {
        holds(token, address(airdrop), 2000);
        airdrop.claimForMany(_good, claimsOf(rows()));
        holds(token, ALICE, 1100);
        holds(token, BOB, 250);
        holds(token, CAROL, 650);
        holds(token, address(airdrop), 0);
    }

    /// @notice A token with a fee has no campaign, nor has one that answers false, moves nothing, or never answers [MRK-03]
    function test_refusedTokens() external {
        FeeToken taxed = new FeeToken();
        IRabbitAirdrop.Terms memory t = termsOf(taxed, rows(), 2000);
        fund(CREATOR, t);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, address(taxed), 2000, 1980));
        vm.prank(CREATOR);
        airdrop.create(t);
        FalseToken lying = new FalseToken();
        lying.setLying(true);
        t.token = address(lying);
        fund(CREATOR, t);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(lying)));
        vm.prank(CREATOR);
        airdrop.create(t);
        IdleToken idle = new IdleToken();
        t.token = address(idle);
        fund(CREATOR, t);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, address(idle), 2000, 0));
        vm.prank(CREATOR);
        airdrop.create(t);
        t.token = address(new GasToken());
        vm.expectRevert();
        airdrop.create{gas: 1_000_000}(t);
        eq(airdrop.campaignCount(), 1, "no campaign of these");
        _goodIsUntouched();
    }

    /// @notice A creation pays with its caller's tokens only: an allowance of somebody else, or a balance that is the
    /// contract's, is no payment [MRK-03]
    function test_onlyTheCallerPays() external {
        token.mint(ALICE, 2000);
        vm.prank(ALICE);
        token.approve(address(airdrop), 2000);
        IRabbitAirdrop.Terms memory t = terms();
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(airdrop), 0, 2000)
        );
        vm.prank(STRANGER);
        airdrop.create(t);
        holds(token, ALICE, 2000);
        eq(token.allowance(address(airdrop), STRANGER), 0, "and it allows nobody anything");
    }

    /// @notice Tokens that answer nothing are taken and paid [MRK-01]
    function test_noReturnToken() external {
        NoReturnToken old = new NoReturnToken();
        claim(_createOf(old), rows(), 2);
        holds(old, CAROL, 650);
        _goodIsUntouched();
    }

    /// @notice A token that calls back finds every entry closed, whatever it calls, and pays what is due only [MRK-03]
    function test_reentry() external {
        HookToken hook = new HookToken();
        uint256 id = _createOf(hook);
        bytes32[] memory proof = proofOf(rows(), 3);
        bytes[] memory calls = new bytes[](4);
        calls[0] = abi.encodeCall(airdrop.claimFor, (id, 3, ALICE, 1000, proof));
        calls[1] = abi.encodeCall(airdrop.claimFor, (_good, 3, ALICE, 1000, proof));
        calls[2] = abi.encodeCall(airdrop.reclaim, (id));
        calls[3] = abi.encodeCall(airdrop.create, (terms()));
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < calls.length; ++i) {
            hook.arm(address(airdrop), calls[i]);
            claim(id, rows(), 1);
            ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "closed");
            vm.revertToState(snapshot);
        }
        hook.arm(address(airdrop), abi.encodeCall(airdrop.claimForMany, (id, claimsOf(rows()))));
        claim(id, rows(), 1);
        ok(bytes4(hook.lastAnswer()) == RabbitAirdrop.NothingToClaim.selector, "each of many is closed");
        ok(!hook.hookSucceeded(), "none came through");
        holds(hook, BOB, 250);
        holds(hook, address(airdrop), 1750);
        eq(airdrop.campaign(id).paid, 250, "paid once");
        // a view in the middle says what is so after the payment
        hook.arm(address(airdrop), abi.encodeCall(airdrop.claimed, (id, 2)));
        claim(id, rows(), 2);
        ok(hook.hookSucceeded() && abi.decode(hook.lastAnswer(), (uint256)) == 650, "already counted");
        // nor does a creation or the end let it in
        hook.arm(address(airdrop), abi.encodeCall(airdrop.claimFor, (id, 3, ALICE, 1000, proof)));
        _createOf(hook);
        ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "closed at a creation");
        vm.warp(NOW + 30 days);
        vm.prank(CREATOR);
        airdrop.reclaim(id);
        ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "closed at the end");
        holds(hook, ALICE, 0);
        holds(hook, CREATOR, 1100);
        _goodIsUntouched();
    }

    /// @notice A transfer that answers false changes nothing, and is made when the token behaves [MRK-03]
    function test_falseToken() external {
        FalseToken lying = new FalseToken();
        uint256 id = _createOf(lying);
        lying.setLying(true);
        bytes memory reason = abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(lying));
        _refused(id, 1, reason);
        eq(airdrop.claimed(id, 1), 0, "still due");
        vm.warp(NOW + 30 days);
        vm.expectRevert(reason);
        vm.prank(CREATOR);
        airdrop.reclaim(id);
        lying.setLying(false);
        claim(id, rows(), 1);
        holds(lying, BOB, 250);
        vm.prank(CREATOR);
        airdrop.reclaim(id);
        holds(lying, CREATOR, 1750);
        _goodIsUntouched();
    }

    /// @notice An account that a token refuses keeps its row, and everybody else of the list is paid by the same call [MRK-03]
    function test_blacklist() external {
        BlacklistToken picky = new BlacklistToken();
        uint256 id = _createOf(picky);
        picky.setBlocked(BOB, true);
        airdrop.claimForMany(id, claimsOf(rows()));
        holds(picky, ALICE, 1100);
        holds(picky, CAROL, 650);
        eq(airdrop.due(id, 1, 250), 250, "his row waits");
        picky.setBlocked(BOB, false);
        claim(id, rows(), 1);
        holds(picky, BOB, 250);
        _goodIsUntouched();
    }

    /// @notice A paused token and one with a large reason pay nobody, and cost a list only its gas [MRK-03]
    function test_pausedAndLargeReason() external {
        PausableToken paused = new PausableToken();
        LargeReasonToken large = new LargeReasonToken();
        (uint256 first, uint256 second) = (_createOf(paused), _createOf(large));
        paused.setPaused(true);
        large.refuse();
        IRabbitAirdrop.Claim[] memory claims = claimsOf(rows());
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimForMany(first, claims);
        uint256 before = gasleft();
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimForMany(second, claims);
        ok(before - gasleft() < 4 * 210_000, "nothing of the reason is copied");
        eq(airdrop.campaign(first).paid + airdrop.campaign(second).paid, 0, "nothing is paid");
        _goodIsUntouched();
    }

    /// @notice A fee that comes later is the account's, who gets less of its own row; all others get theirs as well [MRK-03]
    function test_lateFee() external {
        LateFeeToken late = new LateFeeToken();
        uint256 id = _createOf(late);
        late.setTaxed(true);
        claim(id, rows(), 3);
        holds(late, ALICE, 990);
        claim(id, rows(), 1);
        claim(id, rows(), 2);
        claim(id, rows(), 0);
        holds(late, address(airdrop), 0);
        _goodIsUntouched();
    }

    /// @notice Of a token whose balances shrink the first claims are paid, the last ones wait for what is missing; of one whose
    /// balances grow nobody gets more than the row [MRK-03]
    function test_rebase() external {
        RebaseToken rebasing = new RebaseToken();
        uint256 id = _createOf(rebasing);
        // what a shrinking token takes of the contract's balance
        vm.prank(address(airdrop));
        rebasing.transfer(address(1), 500);
        claim(id, rows(), 3);
        holds(rebasing, ALICE, 1000);
        _refused(
            id,
            2,
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(airdrop), 500, 650)
        );
        eq(airdrop.claimed(id, 2), 0, "still due");
        rebasing.mint(address(airdrop), 150);
        claim(id, rows(), 2);
        holds(rebasing, CAROL, 650);
        uint256 second = _createOf(rebasing);
        rebasing.setPercent(300);
        claim(second, rows(), 1);
        eq(airdrop.claimed(second, 1), 250, "the row, in what a transfer moves");
        holds(rebasing, BOB, 750);
        IRabbitAirdrop.Terms memory t = termsOf(rebasing, rows(), 2000);
        fund(CREATOR, t);
        vm.prank(CREATOR);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, address(rebasing), 2000, 6000));
        airdrop.create(t);
        _goodIsUntouched();
    }
}
