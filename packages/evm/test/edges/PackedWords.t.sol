// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LeaveTerms, PresaleVesting, SaleParams} from "../../src/interfaces/IPresale.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {PartTerms, PrivateSaleParams, PrivateSaleVesting} from "../../src/interfaces/IPrivateSale.sol";
import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice The words that the code packs itself are as LAYOUT.md says.
contract PackedWordsTest is Fixture {
    /// @dev Of `SaleBase._deposits`: LAYOUT.md.
    uint256 private constant DEPOSITS_SLOT = 1;
    uint256 private constant BUYERS_SLOT = 4;
    uint256 private constant CLONE_CODE = 45;

    function setUp() external {
        deployAll();
    }

    /// @dev Bits `from` to `to` of a word.
    function _bits(uint256 word, uint256 from, uint256 to) private pure returns (uint256) {
        return (word << (255 - to)) >> (255 - to + from);
    }

    /// @dev Word `index` of the terms in a clone's code.
    function _term(address clone, uint256 index) private view returns (uint256 word) {
        bytes memory code = clone.code;
        uint256 at = CLONE_CODE + 32 * index + 32;
        assembly ("memory-safe") {
            word := mload(add(code, at))
        }
    }

    /// @notice What deposits and refunds change
    function test_deposits() external {
        token = new TestToken("COARSE", 0);
        SaleParams memory params = saleParams(address(0));
        params.tokenPrice = 100_001 ether;
        Presale sale = createSale(params, capParams(5 ether, 10 ether, 80_000 ether), noVesting());
        vm.warp(START);
        buy(sale, ALICE, 1 ether + 7, address(0));
        buy(sale, BOB, 2.6 ether, address(0));
        buy(sale, CAROL, 0.4 ether, address(0));
        vm.warp(END + 1);
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        uint256 word = uint256(vm.load(address(sale), bytes32(DEPOSITS_SLOT)));
        eq(_bits(word, 0, 87), 4 ether + 7, "collected");
        eq(_bits(word, 88, 175), 1 ether + 7, "refunded");
        // 2.6 buys 260,002.6 and 0.4 buys 40,000.4, each rounded down; together 300,003
        eq(_bits(word, 176, 215), 1, "dust");
        eq(_bits(word, 216, 247), 2, "buyers");
        eq(_bits(word, 248, 255), 0, "flags");
    }

    /// @notice Force-failed and filled are one bit each
    function test_flags() external {
        Presale failed = createSale(address(0));
        vm.prank(ADMIN);
        failed.forceFailByRAB();
        eq(_bits(uint256(vm.load(address(failed), bytes32(DEPOSITS_SLOT))), 248, 255), 1, "force-failed");
        Presale filled = createSale(address(0));
        vm.warp(START);
        buy(filled, ALICE, 5 ether, address(0));
        buy(filled, BOB, 5 ether, address(0));
        eq(_bits(uint256(vm.load(address(filled), bytes32(DEPOSITS_SLOT))), 248, 255), 2, "filled");
        eq(_bits(uint256(vm.load(address(filled), bytes32(DEPOSITS_SLOT + 1))), 216, 255), START, "when it was filled");
    }

    /// @notice The terms of a sale, each in its place
    function test_termsOfASale() external {
        address second = published("v2-core/build/UniswapV2Factory.json", abi.encode(PLATFORM));
        vm.prank(PLATFORM);
        setting.setExchange(ILaunchpadSetting.Exchange(second, router, bytes32(0), 17));
        otherExchange = second;
        token = new TestToken("NINE", 9);
        SaleParams memory s =
            SaleParams(address(token), address(busd), 100 ether, 0.1 ether, 5 ether, START, END, 60, 49, true);
        address sale = address(createSale(s, ownCaps(), PresaleVesting(true, false, 40 days, 8000, 3 days)));
        uint256 w = _term(sale, 0);
        eq(_bits(w, 0, 31), 3, "burned, vesting, not linear");
        eq(_bits(w, 32, 47), 10, "token fee");
        eq(_bits(w, 48, 63), 40, "base fee");
        eq(_bits(w, 64, 79), 49, "referral rate");
        eq(_bits(w, 80, 87), 18, "base decimals");
        eq(_bits(w, 88, 95), 9, "token decimals");
        eq(address(uint160(_bits(w, 96, 255))), address(token), "sale token");
        _pair(sale, 1, 0.1 ether, address(busd), "base token");
        _pair(sale, 2, 5 ether, OWNER, "owner");
        _pair(sale, 3, 10 ether, FEES, "fee address");
        _pair(sale, 4, 6 ether, exchange, "exchange");
        w = _term(sale, 5);
        eq(_bits(w, 0, 127), 80 ether, "listing rate");
        eq(_bits(w, 128, 255), 100 ether, "token price");
        w = _term(sale, 6);
        eq(_bits(w, 0, 31), 3 days, "vesting period");
        eq(_bits(w, 32, 63), 40 days, "vesting end");
        eq(_bits(w, 64, 95), 0, "vesting start, of a grow only");
        eq(_bits(w, 96, 135), 31 days, "lock period");
        eq(_bits(w, 136, 175), 60, "whitelist time");
        eq(_bits(w, 176, 215), END, "end");
        eq(_bits(w, 216, 255), START, "start");
        w = _term(sale, 7);
        eq(_bits(w, 0, 15), swapFeeBps, "swap fee");
        eq(_bits(w, 16, 31), 600, "liquidity");
        eq(_bits(w, 32, 47), 8000, "vesting share");
        eq(_bits(w, 48, 63), 17, "the other exchange's swap fee");
        eq(_bits(w, 64, 95), 0, "no time to leave");
        eq(address(uint160(_bits(w, 96, 255))), second, "other exchange");
    }

    /// @notice The terms on which buyers leave, and who has left
    function test_leaving() external {
        Presale sale = createSale(saleParams(address(0)), capParams(), LeaveTerms(70_000, 99));
        eq(_bits(_term(address(sale), 0), 0, 31), 99 << 16, "cost beside no flag");
        eq(_bits(_term(address(sale), 7), 64, 95), 70_000, "time");
        eq(_bits(_term(address(sale), 7), 48, 63), 0, "no other exchange's fee");
        vm.warp(START);
        buy(sale, ALICE, 1 ether, address(0));
        bytes32 slot = keccak256(abi.encode(ALICE, BUYERS_SLOT));
        eq(uint256(vm.load(address(sale), slot)), 1 ether, "a deposit");
        vm.prank(ALICE);
        sale.leave();
        eq(uint256(vm.load(address(sale), slot)), 0.099 ether | (1 << 120), "what stays, and that she left");
    }

    /// @notice A grow's vesting start and the linear flag
    function test_termsOfAGrow() external {
        PrivateSaleParams memory s = growParams(address(0));
        PrivateSale grow = createGrow(s, PrivateSaleVesting(true, true, 2 days, 40 days, 8000, 0));
        eq(_bits(_term(address(grow), 0), 0, 31), 6, "vesting, linear, not burned");
        eq(_bits(_term(address(grow), 6), 64, 95), 2 days, "vesting start");
    }

    /// @notice A grow's parts, and what is left of it
    function test_termsOfParts() external {
        PrivateSaleParams memory s = growParams(address(0));
        s.referralRate = 0;
        PrivateSale grow =
            createGrow(s, PrivateSaleVesting(true, true, 2 days, 40 days, 8000, 0), PartTerms(12, 180 days));
        eq(_bits(_term(address(grow), 0), 0, 31), 6 | (12 << 8), "parts beside the flags");
        eq(_bits(_term(address(grow), 6), 96, 135), 180 days, "period");
        eq(_bits(_term(address(grow), 6), 64, 95), 2 days, "vesting start");
        eq(_bits(_term(address(grow), 6), 136, 175), 0, "no whitelist time");
    }

    function _pair(address sale, uint256 index, uint256 amount, address account, string memory what) private view {
        eq(_bits(_term(sale, index), 0, 95), amount, string.concat("amount beside ", what));
        eq(address(uint160(_bits(_term(sale, index), 96, 255))), account, what);
    }
}
