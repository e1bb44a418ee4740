// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ISaleCommon, PresaleVesting} from "../../src/interfaces/IPresale.sol";
import {PrivateSaleVesting} from "../../src/interfaces/IPrivateSale.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {BlacklistToken} from "../hostile/HostileTokens.sol";
import {MoodyWallet} from "../hostile/MoodyWallet.sol";
import {PayOutHandler} from "./PayOutHandler.sol";

/// @notice A buyer whom a stranger pays gets exactly what their own call would have paid, not earlier and nowhere else; what
/// is somebody's choice stays their choice.
abstract contract PayOutInvariants is FairLaunchFixture {
    ISaleCommon internal sale;
    PayOutHandler internal handler;

    function _start(address sale_, bool isGrow, bool isFair) internal {
        sale = ISaleCommon(sale_);
        handler = new PayOutHandler(
            PayOutHandler.Setup(sale, BlacklistToken(address(token)), OWNER, ADMIN, START, END, isGrow, isFair)
        );
    }

    function _prepare() internal {
        deployAll();
        token = new BlacklistToken();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice Whatever a stranger calls, with whatever list and gas, each account of it gets what its own call would have got
    /// it, and only what it has no choice about [RGT-02]
    function invariant_paidAsByTheOwnCall() external view {
        eq(handler.fault(), "", "fault");
    }

    /// @notice In the end strangers alone pay out everybody who takes it: nobody's own call finds anything [RGT-02]
    function afterInvariant() external {
        address[] memory all = new address[](handler.BUYERS());
        for (uint256 i; i < all.length; ++i) {
            all[i] = handler.buyer(i);
            handler.changeToken(i, false);
            if (i >= all.length / 2) MoodyWallet(payable(all[i])).setMood(0, "");
        }
        vm.warp(END + 400 days);
        _close();
        // whatever comes of it: with nobody due they revert
        _try(abi.encodeCall(ISaleCommon.refundForMany, (all)));
        _try(abi.encodeCall(ISaleCommon.claimForMany, (all)));
        _try(abi.encodeCall(ISaleCommon.rewardForMany, (all)));
        for (uint256 i; i < all.length; ++i) {
            (uint256 base, uint256 bought, uint256 claimed) = sale.BUYERS(all[i]);
            ok(base == 0 || bought == claimed, "everybody is paid");
            for (uint256 what; what < 3; ++what) {
                ok(!handler.due(what, all[i]).isPaid, "nothing is left for the own call");
            }
        }
    }

    /// @dev What anybody can do to end the sale.
    function _close() internal virtual {}

    function _try(bytes memory call) internal {
        (bool done,) = address(sale).call(call);
        done;
    }
}

/// @notice Native base, vesting of 80 %, referrals.
/// forge-config: default.invariant.runs = 24
/// forge-config: deep.invariant.runs = 48
/// forge-config: deep.invariant.depth = 2500
contract SalePayOutInvariants is PayOutInvariants {
    function setUp() public {
        _prepare();
        PresaleVesting memory vesting = PresaleVesting(true, false, 40 days, 8000, 10 days);
        _start(address(createSale(saleParams(address(0)), capParams(), vesting)), false, false);
    }
}

/// @notice Native base, vesting, referrals, a review.
/// forge-config: default.invariant.runs = 24
/// forge-config: deep.invariant.runs = 48
/// forge-config: deep.invariant.depth = 2500
contract GrowPayOutInvariants is PayOutInvariants {
    function setUp() public {
        _prepare();
        PrivateSaleVesting memory vesting = PrivateSaleVesting(true, false, 5 days, 40 days, 8000, 10 days);
        _start(address(createGrow(growParams(address(0)), vesting)), true, false);
    }

    function _close() internal override {
        _try(abi.encodeWithSignature("finalized()"));
    }
}

/// forge-config: default.invariant.runs = 24
/// forge-config: deep.invariant.runs = 48
/// forge-config: deep.invariant.depth = 2500
contract FairLaunchPayOutInvariants is PayOutInvariants {
    function setUp() public {
        _prepare();
        deployFairLaunches();
        _start(address(createFair(fairInfo(address(0)), noTeam())), false, true);
    }
}
