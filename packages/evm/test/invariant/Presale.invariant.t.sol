// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {SaleHandler} from "./SaleHandler.sol";

/// @notice The same invariants for a native and an ERC-20 base token.
abstract contract PresaleInvariants is Fixture {
    SaleHandler private handler;
    Presale internal sale;

    function _start(bool native) internal {
        deployAll();
        address base = native ? address(0) : address(busd);
        sale = createSale(base);
        handler = new SaleHandler(sale, TestToken(base), OWNER, ADMIN, END);
        vm.warp(START - 100);
    }

    function _balanceOfSale() internal view virtual returns (uint256);

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function _status() private view returns (PresaleStatus memory status, uint256 totalRef) {
        (,,, status,,, totalRef) = sale.getInfo();
    }

    /// @notice The buyers' deposits are what was collected minus refunds; NUM_BUYERS counts them [SAL-01] [SAL-08]
    function invariant_depositsAddUp() external view {
        (PresaleStatus memory status,) = _status();
        (uint256 sum, uint256 tokens, uint256 buyers) = (0, 0, 0);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (uint256 base, uint256 amount,) = sale.BUYERS(handler.buyer(i));
            (sum, tokens) = (sum + base, tokens + amount);
            if (base != 0) ++buyers;
        }
        eq(sum, status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN, "deposits");
        eq(tokens, status.TOTAL_TOKENS_SOLD, "sold");
        eq(buyers, status.NUM_BUYERS, "buyers");
    }

    /// @notice Until finalized the sale's base balance covers everything refundable [SAL-02]
    function invariant_refundsAreCovered() external view {
        (PresaleStatus memory status,) = _status();
        if (status.LP_GENERATION_COMPLETE) return;
        ok(_balanceOfSale() >= status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN, "covered");
    }

    /// @notice Never more than the hard cap is collected [SAL-04]
    function invariant_hardCapHolds() external view {
        (PresaleStatus memory status,) = _status();
        ok(status.TOTAL_BASE_COLLECTED <= 10 ether, "hard cap");
    }

    /// @notice Refunds pay exactly the deposit [SAL-14]
    function invariant_refundsAreExact() external view {
        ok(!handler.refundWasInexact(), "exact");
    }

    /// @notice No status goes back [SAL-10]
    function invariant_statusOnlyAdvances() external view {
        ok(!handler.wentBack(), "advances");
    }

    /// @notice The credited amounts sum up to the total, never above what was collected [REF-01]
    function invariant_referralAddsUp() external view {
        (PresaleStatus memory status, uint256 totalRef) = _status();
        uint256 sum;
        for (uint256 i; i < handler.BUYERS(); ++i) {
            sum += sale.userRefAmount(handler.buyer(i));
        }
        eq(sum, totalRef, "sum");
        ok(totalRef <= status.TOTAL_BASE_COLLECTED, "bounded");
    }

    /// @notice After finalize the sale holds every token that is owed and not yet claimed [SAL-12]
    function invariant_owedTokensAreThere() external view {
        (PresaleStatus memory status,) = _status();
        if (!status.LP_GENERATION_COMPLETE) return;
        eq(
            token.balanceOf(address(sale)), status.TOTAL_TOKENS_SOLD - status.TOTAL_TOKENS_WITHDRAWN, "owed tokens"
        );
    }
}

contract NativePresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(true);
    }

    function _balanceOfSale() internal view override returns (uint256) {
        return address(sale).balance;
    }
}

contract Erc20PresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(false);
    }

    function _balanceOfSale() internal view override returns (uint256) {
        return busd.balanceOf(address(sale));
    }
}
