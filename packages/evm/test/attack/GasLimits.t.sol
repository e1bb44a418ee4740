// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {FairLaunchInfo} from "../../src/interfaces/IFairLaunch.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {PresaleInfo2, SaleParams} from "../../src/interfaces/IPresale.sol";
import {PrivateCapParams, PrivateOwnerParams, PrivateSaleParams} from "../../src/interfaces/IPrivateSale.sol";
import {IListsElsewhere} from "../../src/interfaces/IListsElsewhere.sol";
import {Permit} from "../../src/interfaces/Permit.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {AntiBotStandardTokenFactory} from "../../src/token/AntiBotStandardTokenFactory.sol";
import {RabAntiBot} from "../../src/token/RabAntiBot.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {BlacklistToken} from "../hostile/HostileTokens.sol";
import {SlowWallet} from "../hostile/SlowWallet.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice The caller chooses the gas. Wherever a call may fail while its caller continues, all amounts of gas are tried:
/// either everything reverts, or what happens is what happens with plenty of gas [SAL-15] [SAL-21]
contract GasLimitsTest is FairLaunchFixture {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 private constant PLENTY = 8_000_000;

    function setUp() external {
        deployAll();
        deployFairLaunches();
    }

    /// @dev The platform's own token, which asks its registry with a fixed amount of gas and refuses a transfer without it.
    function _antiBotToken() private {
        AntiBotStandardTokenFactory tokens = new AntiBotStandardTokenFactory(PLATFORM, FEES, 0, new RabAntiBot(exchange));
        vm.prank(OWNER);
        token = TestToken(tokens.create("Careful", "CARE", 18, 10_000 ether));
        vm.deal(OWNER, 10 ether);
    }

    function _burningSale() private returns (Presale sale) {
        SaleParams memory params = saleParams(address(0));
        params.isBurn = true;
        PresaleInfo2 memory owner = ownerParams();
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), type(uint256).max);
        sale = Presale(
            payable(saleFactory.create{value: CREATION_FEE}(params, capParams(), owner, noVesting(), anyFees()))
        );
        vm.stopPrank();
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
    }

    /// @notice A sale of which half is unsold and to be burned
    function test_burnOfASale() external {
        _antiBotToken();
        IV2Factory(exchange).createPair(address(token), weth);
        address sale = address(_burningSale());
        _sweep(sale, abi.encodeCall(Presale.addLiquidity, ()), 300_000, 1_300_000, 4_000, _checkBurn);
    }

    /// @notice A fair launch, which burns what its listing does not need
    function test_burnOfAFairLaunch() external {
        _antiBotToken();
        FairLaunchInfo memory info = fairInfo(address(0));
        PresaleInfo2 memory owner = fairOwner();
        vm.startPrank(OWNER);
        token.approve(address(fairFactory), type(uint256).max);
        FairLaunch sale = FairLaunch(payable(fairFactory.create{value: 1 ether}(info, owner, noTeam(), anyFees())));
        vm.stopPrank();
        vm.warp(START);
        deposit(sale, ALICE, 60 ether);
        IV2Factory(exchange).createPair(address(token), weth);
        vm.warp(END + 1);
        _sweep(address(sale), abi.encodeCall(FairLaunch.addLiquidity, ()), 300_000, 1_300_000, 4_000, _checkBurn);
    }

    /// @notice A grow sale of which half is unsold and to be burned
    function test_burnOfAGrow() external {
        _antiBotToken();
        PrivateSaleParams memory params = growParams(address(0));
        params.isBurn = true;
        vm.startPrank(OWNER);
        token.approve(address(growFactory), type(uint256).max);
        PrivateSale sale = PrivateSale(
            payable(
                growFactory.create{value: CREATION_FEE}(
                    params, PrivateCapParams(5 ether, 10 ether), PrivateOwnerParams(OWNER, ""), noGrowVesting(), anyFees()
                )
            )
        );
        vm.stopPrank();
        vm.warp(START);
        buyGrow(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        vm.prank(ADMIN);
        sale.setStatusByRAB(4);
        vm.warp(END + 4 days);
        vm.prank(ADMIN);
        sale.setStatusByRAB(5);
        _sweep(address(sale), abi.encodeCall(PrivateSale.finalized, ()), 30_000, 800_000, 4_000, _checkBurn);
    }

    function _checkBurn(address sale) private view {
        uint256 left = 10_000 ether - token.balanceOf(sale) - token.balanceOf(FEES) - token.balanceOf(OWNER);
        left -= token.balanceOf(pairOf(address(0)));
        eq(token.balanceOf(DEAD), left, "burned");
        ok(left != 0, "something was to be burned");
        address[3] memory payees = [OWNER, FEES, DEAD];
        for (uint256 i; i < 3; ++i) {
            eq(Presale(payable(sale)).pendingPayments(address(token), payees[i]), 0, "nothing of the token waits");
            eq(Presale(payable(sale)).pendingPayments(address(0), payees[i]), 0, "no base waits");
        }
    }

    /// @notice A burn that the token refuses waits for the burn address and reaches it when the token lets it
    function test_refusedBurn() external {
        BlacklistToken refusing = new BlacklistToken();
        token = refusing;
        token.mint(OWNER, 2000 ether);
        vm.deal(OWNER, 1 ether);
        Presale sale = _burningSale();
        refusing.setBlocked(DEAD, true);
        uint256 before = token.balanceOf(OWNER);
        vm.prank(OWNER);
        sale.addLiquidity();
        uint256 unsold = sale.pendingPayments(address(token), DEAD);
        eq(unsold, 723.4 ether, "waits");
        eq(token.balanceOf(OWNER), before, "nothing for the owner");
        eq(sale.pendingPayments(address(token), OWNER), 0, "nor later");
        refusing.setBlocked(DEAD, false);
        sale.withdrawPending(address(token), DEAD);
        eq(token.balanceOf(DEAD), unsold, "burned");
    }

    /// @notice Owner and platform have wallets that need much of the gas that a push gives them
    function test_pushesToSlowWallets() external {
        Presale sale = createSale(address(0));
        IV2Factory(exchange).createPair(address(token), weth);
        bytes memory code = address(new SlowWallet()).code;
        vm.etch(OWNER, code);
        vm.etch(FEES, code);
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        _sweep(address(sale), abi.encodeCall(Presale.addLiquidity, ()), 300_000, 1_300_000, 4_000, _checkPaid);
    }

    function _checkPaid(address sale) private view {
        eq(OWNER.balance, 5 ether - 0.2 ether - 2.73 ether, "the owner's share");
        eq(FEES.balance, 0.2 ether, "the platform's fee");
        eq(sale.balance, 0, "nothing waits");
    }

    /// @notice A listing of a sale that fails for want of gas is no refusal of the exchange; it creates the pair, which is dear
    function test_noRefusalForWantOfGas() external {
        addOtherExchange();
        Presale sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 2 days + 1);
        _sweep(address(sale), abi.encodeCall(IListsElsewhere.addLiquidityElsewhere, ()), 100_000, PLENTY, 100_000, _checkListed);
    }

    /// @notice Nor is one of a fair launch
    function test_noRefusalForWantOfGasOfAFairLaunch() external {
        addOtherExchange();
        FairLaunch fair = createFair(fairInfo(address(0)), team());
        vm.warp(START);
        deposit(fair, BOB, 60 ether);
        vm.warp(END + 2 days + 1);
        _sweep(address(fair), abi.encodeCall(IListsElsewhere.addLiquidityElsewhere, ()), 100_000, PLENTY, 100_000, _checkListed);
    }

    function _checkListed(address sale) private view {
        eq(IListsElsewhere(sale).elsewhereFrom(), 0, "no refusal noted");
        ok(Presale(payable(sale)).isFinalized(), "listed");
        eq(locker.getLockById(Presale(payable(sale)).LOCK_ID()).token, pairOf(address(0)), "where it was announced");
    }

    /// @notice A permit that is starved is passed over, so that the pull decides: locked exactly, or nothing happened
    function test_permitOfALock() external {
        token.mint(OWNER, 5);
        Permit memory permit = Permit(type(uint256).max, 27, bytes32(0), bytes32(0));
        bytes memory call = abi.encodeCall(
            IRabbitLock.lockWithPermit,
            (OWNER, address(token), false, 5, block.timestamp + 1 days, "", permit)
        );
        vm.prank(OWNER);
        token.approve(address(locker), 5);
        _sweep(address(locker), call, 30_000, 600_000, 4_000, _checkLocked);
    }

    function _checkLocked(address) private view {
        eq(token.balanceOf(address(locker)), 5, "locked");
        eq(locker.cumulativeLockInfo(address(token)).amount, 5, "counted");
    }

    /// @dev Calls as the owner with every amount of gas, each from the same state.
    function _sweep(
        address target,
        bytes memory call,
        uint256 from,
        uint256 to,
        uint256 step,
        function(address) view check
    ) private {
        uint256 worked;
        for (uint256 gasLimit = from; gasLimit < to; gasLimit += step) {
            uint256 snapshot = vm.snapshotState();
            vm.prank(OWNER);
            (bool done,) = target.call{gas: gasLimit}(call);
            if (done) {
                ++worked;
                check(target);
            }
            vm.revertToState(snapshot);
        }
        vm.prank(OWNER);
        (bool enough,) = target.call{gas: PLENTY}(call);
        ok(enough && worked != 0, "enough gas is enough");
        check(target);
    }
}
