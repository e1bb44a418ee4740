// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../src/fairlaunch/FairLaunch.sol";
import {PrivateSale} from "../src/grow/PrivateSale.sol";
import {Permit} from "../src/interfaces/Permit.sol";
import {ReentrancyLock} from "../src/libraries/ReentrancyLock.sol";
import {LocalStable} from "../src/local/LocalStable.sol";
import {Presale} from "../src/sale/Presale.sol";
import {SaleBase} from "../src/sale/SaleBase.sol";
import {FairLaunchFixture} from "./fairlaunch/FairLaunchFixture.sol";
import {HookPermitToken, SwallowingToken} from "./hostile/HostileTokens.sol";
import {SignedPermits} from "./support/SignedPermits.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice Deposits by an EIP-2612 signature instead of an approval, in every kind of sale [RGT-03]
contract DepositPermitTest is FairLaunchFixture, SignedPermits {
    uint256 private constant KEY = 0xA11CE;

    LocalStable private _stable;
    address private _signer;
    Presale private _sale;
    PrivateSale private _grow;
    FairLaunch private _fair;
    mapping(address sale => bool) private _isFair;

    function setUp() external {
        deployAll();
        deployFairLaunches();
        _stable = new LocalStable("Stable", "STB");
        _signer = vm.addr(KEY);
        _stable.mint(_signer, 1000 ether);
        _accept(address(_stable));
        _sale = createSale(address(_stable));
        _grow = createGrow(growParams(address(_stable)), noGrowVesting());
        _fair = _createFair(address(_stable));
        vm.warp(START);
    }

    /// @notice One signature and one call are the deposit of `userDeposit`: exactly its amount is taken, no allowance stays
    function testFuzz_depositWithPermit(uint256 amount, uint256 deadline) external {
        amount = bound(amount, 0.1 ether, 5 ether);
        deadline = bound(deadline, block.timestamp, type(uint256).max);
        address[3] memory sales = [address(_sale), address(_grow), address(_fair)];
        for (uint256 i; i < sales.length; ++i) {
            _deposit(sales[i], amount, _sign(sales[i], amount, deadline));
            eq(_stable.balanceOf(sales[i]), amount, "taken");
            eq(_stable.allowance(_signer, sales[i]), 0, "no allowance stays");
            eq(_baseOf(sales[i], _signer), amount, "credited to the signer");
        }
        eq(_sale.userRefAmount(CAROL), amount, "the referrer is credited");
    }

    /// @notice Somebody who sees the signature and hands it in first stops nothing
    function test_frontRunPermit() external {
        Permit memory permit = _sign(address(_sale), 1 ether, END);
        vm.prank(BOB);
        _stable.permit(_signer, address(_sale), 1 ether, permit.deadline, permit.v, permit.r, permit.s);
        _deposit(address(_sale), 1 ether, permit);
        eq(_baseOf(address(_sale), _signer), 1 ether, "bought all the same");
    }

    /// @notice A signature is of use to its signer only: nobody else spends the signer's tokens, and nobody is credited with them
    function test_strangersPermit() external {
        address[3] memory sales = [address(_sale), address(_grow), address(_fair)];
        for (uint256 i; i < sales.length; ++i) {
            Permit memory permit = _sign(sales[i], 1 ether, END);
            expectNoAllowance(sales[i], 0, 1 ether);
            _depositAs(BOB, sales[i], 1 ether, permit);
            vm.prank(BOB);
            _stable.permit(_signer, sales[i], 1 ether, permit.deadline, permit.v, permit.r, permit.s);
            expectNoAllowance(sales[i], 0, 1 ether);
            _depositAs(BOB, sales[i], 1 ether, permit);
        }
        eq(_stable.balanceOf(_signer), 1000 ether, "nothing was taken");
    }

    /// @notice A signature works once, for its amount and until its deadline
    function test_permitIsSpent() external {
        _deposit(address(_sale), 1 ether, _sign(address(_sale), 1 ether, END));
        Permit[2] memory wrong =
            [_sign(address(_sale), 1 ether - 1, END), _sign(address(_sale), 1 ether, block.timestamp - 1)];
        for (uint256 i; i < wrong.length; ++i) {
            expectNoAllowance(address(_sale), 0, 1 ether);
            _deposit(address(_sale), 1 ether, wrong[i]);
        }
        Permit memory spent = _sign(address(_sale), 1 ether, END);
        _deposit(address(_sale), 1 ether, spent);
        expectNoAllowance(address(_sale), 0, 1 ether);
        _deposit(address(_sale), 1 ether, spent);
    }

    /// @notice Above what the hard cap leaves only that is taken; the rest of the permit is of no use to anybody else
    function test_lastDeposit() external {
        _buyAs(ALICE, 5 ether);
        _buyAs(BOB, 2 ether);
        Permit memory permit = _sign(address(_sale), 4 ether, END);
        _deposit(address(_sale), 4 ether, permit);
        eq(_baseOf(address(_sale), _signer), 3 ether, "what was left");
        eq(_stable.balanceOf(_signer), 997 ether, "no more than that");
        eq(_stable.allowance(_signer, address(_sale)), 1 ether, "the rest stays allowed");
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        _depositAs(CAROL, address(_sale), 1 ether, permit);
        eq(_stable.balanceOf(_signer), 997 ether, "and stays with its owner");
    }

    /// @notice Without a usable signature the allowance alone decides, so it does for tokens without permits and those whose
    /// fallback takes every call
    function test_tokensWithoutPermit() external {
        TestToken[2] memory bases = [busd, new SwallowingToken()];
        for (uint256 i; i < bases.length; ++i) {
            _accept(address(bases[i]));
            vm.warp(START - 1);
            Presale sale = createSale(address(bases[i]));
            vm.warp(START);
            Permit memory permit = Permit(END, 27, bytes32(uint256(1)), bytes32(uint256(1)));
            bases[i].mint(_signer, 1 ether);
            expectNoAllowance(address(sale), 0, 1 ether);
            _deposit(address(sale), 1 ether, permit);
            vm.prank(_signer);
            bases[i].approve(address(sale), 1 ether);
            _deposit(address(sale), 1 ether, permit);
            eq(bases[i].balanceOf(address(sale)), 1 ether, "bought");
        }
    }

    /// @notice A native base takes no permit, and refuses before anything is asked of the zero address
    function test_nativeBase() external {
        vm.warp(START - 1);
        address[3] memory sales = [
            address(createSale(address(0))),
            address(createGrow(growParams(address(0)), noGrowVesting())),
            address(_createFair(address(0)))
        ];
        vm.warp(START);
        Permit memory none;
        for (uint256 i; i < sales.length; ++i) {
            vm.expectRevert(SaleBase.WrongValue.selector);
            _deposit(sales[i], 1 ether, none);
        }
    }

    /// @notice In the middle of its permit a base token can neither deposit nor take anything out
    function test_reentrantPermit() external {
        HookPermitToken hook = new HookPermitToken();
        _accept(address(hook));
        vm.warp(START - 1);
        address[3] memory sales = [
            address(createSale(address(hook))),
            address(createGrow(growParams(address(hook)), noGrowVesting())),
            address(_createFair(address(hook)))
        ];
        vm.warp(START);
        hook.mint(_signer, 1000 ether);
        Permit memory none;
        for (uint256 i; i < sales.length; ++i) {
            vm.prank(_signer);
            hook.approve(sales[i], 100 ether);
            bytes[3] memory calls = [
                _depositCall(sales[i], 1 ether, none),
                abi.encodeCall(SaleBase.userWithdrawBaseTokens, ()),
                abi.encodeCall(SaleBase.userWithdrawTokens, ())
            ];
            for (uint256 j; j < calls.length; ++j) {
                hook.arm(sales[i], calls[j]);
                _deposit(sales[i], 1 ether, none);
                ok(!hook.hookSucceeded(), "refused inside a deposit");
                ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "by the guard");
            }
            eq(_baseOf(sales[i], _signer), 3 ether, "three deposits");
        }
    }

    /// @notice Every rule of a deposit holds, and a refused one spends no signature
    function test_refusesBadDeposits() external {
        Permit memory permit = _sign(address(_sale), 1 ether, END);
        vm.expectRevert(SaleBase.ZeroAmount.selector);
        _deposit(address(_sale), 0, permit);
        vm.expectRevert(SaleBase.BelowMinimum.selector);
        _deposit(address(_sale), 0.01 ether, permit);
        vm.warp(START - 1);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 0));
        _deposit(address(_sale), 1 ether, permit);
        permit = _sign(address(_fair), 1 ether, END);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 0));
        _deposit(address(_fair), 1 ether, permit);
        eq(_stable.nonces(_signer), 0, "not spent");
    }

    function _accept(address base) private {
        vm.prank(PLATFORM);
        setting.setBaseToken(base, true);
    }

    function _createFair(address base) private returns (FairLaunch created) {
        created = createFair(fairInfo(base), noTeam());
        _isFair[address(created)] = true;
    }

    function _buyAs(address buyer, uint256 amount) private {
        _stable.mint(buyer, amount);
        vm.startPrank(buyer);
        _stable.approve(address(_sale), amount);
        _sale.userDeposit(amount, address(0));
        vm.stopPrank();
    }

    function _deposit(address sale, uint256 amount, Permit memory permit) private {
        _depositAs(_signer, sale, amount, permit);
    }

    /// @dev A low-level call, so that one function serves all kinds; a refusal is passed on.
    function _depositAs(address account, address sale, uint256 amount, Permit memory permit) private {
        bytes memory data = _depositCall(sale, amount, permit);
        vm.prank(account);
        (bool done, bytes memory answer) = sale.call(data);
        if (!done) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    function _depositCall(address sale, uint256 amount, Permit memory permit) private view returns (bytes memory) {
        return _isFair[sale]
            ? abi.encodeCall(FairLaunch.userDepositWithPermit, (amount, permit))
            : abi.encodeCall(SaleBase.userDepositWithPermit, (amount, CAROL, permit));
    }

    function _baseOf(address sale, address account) private view returns (uint256 base) {
        (base,,) = FairLaunch(payable(sale)).BUYERS(account);
    }

    function _sign(address spender, uint256 amount, uint256 deadline) private view returns (Permit memory) {
        return signPermit(KEY, _signer, address(_stable), spender, amount, deadline);
    }
}
