// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {PrivateSaleFactory} from "../../src/grow/PrivateSaleFactory.sol";
import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {
    AgreedFees,
    CapParams,
    LeaveTerms,
    PresaleInfo2,
    PresaleVesting,
    SaleParams
} from "../../src/interfaces/IPresale.sol";
import {
    PartTerms,
    PrivateCapParams,
    PrivateOwnerParams,
    PrivateSaleParams,
    PrivateSaleVesting
} from "../../src/interfaces/IPrivateSale.sol";
import {LaunchpadSetting} from "../../src/launchpad/LaunchpadSetting.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {PlainSale} from "../../src/local/PlainSale.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {PresaleFactory} from "../../src/sale/PresaleFactory.sol";
import {Exchange} from "./Exchange.sol";
import {TestToken} from "./TestToken.sol";

/// @notice Everything deployed as in production, on the published Uniswap V2 bytecode.
abstract contract Fixture is Exchange {
    address internal constant ADMIN = address(0x9003);
    address internal constant OWNER = address(0x9004);
    address internal constant ALICE = address(0x9005);
    address internal constant BOB = address(0x9006);
    address internal constant CAROL = address(0x9007);

    uint256 internal constant START = 1_000_000;
    uint256 internal constant END = 1_100_000;
    uint256 internal constant CREATION_FEE = 0.1 ether;

    RabbitLock internal locker;
    LaunchpadSetting internal setting;
    PresaleFactory internal saleFactory;
    PrivateSaleFactory internal growFactory;
    address internal weth;
    address internal exchange;
    /// @dev The one that new sales name besides; none unless `addOtherExchange` is called.
    address internal otherExchange;
    address internal router;
    /// @dev Basis points.
    uint16 internal swapFeeBps;
    TestToken internal token;
    TestToken internal busd;

    function deployAll() internal {
        vm.warp(START - 10_000);
        weth = published("v2-periphery/build/WETH9.json", "");
        (exchange, swapFeeBps) = deployExchange();
        router = published("v2-periphery/build/UniswapV2Router02.json", abi.encode(exchange, weth));
        token = new TestToken("TKN", 18);
        busd = new TestToken("BUSD", 18);
        locker = new RabbitLock();
        setting = new LaunchpadSetting(PLATFORM, address(locker), weth, ADMIN);
        vm.startPrank(PLATFORM);
        setting.setFees(40, 10, CREATION_FEE, FEES);
        setting.setExchange(ILaunchpadSetting.Exchange(exchange, router, bytes32(0), swapFeeBps));
        setting.setBaseToken(address(0), true);
        setting.setBaseToken(address(busd), true);
        vm.stopPrank();
        saleFactory = new PresaleFactory(setting);
        growFactory = new PrivateSaleFactory(setting);
    }

    /// @dev A second exchange of another fee, which later sales name: PancakeSwap next to Uniswap, and the reverse.
    function addOtherExchange() internal {
        (string memory path, uint16 feeBps) = isOnPancake()
            ? ("@uniswap/v2-core/build/UniswapV2Factory.json", 30)
            : ("@pancakeswap-libs/pancake-swap-core/build/PancakeFactory.json", 20);
        otherExchange = publishedBy(path, abi.encode(PLATFORM));
        vm.prank(PLATFORM);
        setting.setExchange(ILaunchpadSetting.Exchange(otherExchange, router, bytes32(0), feeBps));
    }

    /// @dev How the exchange's pairs refuse.
    function refusal(string memory reason) internal pure returns (bytes memory) {
        return bytes(string.concat(isOnPancake() ? "Pancake: " : "UniswapV2: ", reason));
    }

    function saleParams(address base) internal view returns (SaleParams memory) {
        return PlainSale.params(address(token), base, START, END);
    }

    function capParams() internal pure returns (CapParams memory) {
        return PlainSale.caps();
    }

    function capParams(uint256 softCap, uint256 hardCap, uint256 listingRate) internal pure returns (CapParams memory c) {
        c = capParams();
        (c.softCap, c.hardCap, c.listingRate) = (softCap, hardCap, listingRate);
    }

    /// @dev Each term another number than those of `capParams` and of its neighbors.
    function ownCaps() internal pure returns (CapParams memory) {
        return CapParams(6 ether, 10 ether, 600, 80 ether, 31 days);
    }

    function ownerParams() internal view returns (PresaleInfo2 memory) {
        return PresaleInfo2(OWNER, exchange, otherExchange, "bafyhash");
    }

    function noVesting() internal pure returns (PresaleVesting memory) {
        return PresaleVesting(false, false, 0, 0, 0);
    }

    function anyFees() internal pure returns (AgreedFees memory) {
        return AgreedFees(type(uint256).max, type(uint256).max, type(uint256).max);
    }

    function createSale(SaleParams memory sale, CapParams memory cap, PresaleVesting memory vesting)
        internal
        returns (Presale)
    {
        uint256 need = saleFactory.amountNeeded(sale, cap);
        TestToken(sale.saleToken).mint(OWNER, need);
        vm.deal(OWNER, OWNER.balance + CREATION_FEE);
        vm.startPrank(OWNER);
        TestToken(sale.saleToken).approve(address(saleFactory), need);
        address created = saleFactory.create{value: CREATION_FEE}(sale, cap, ownerParams(), vesting, anyFees());
        vm.stopPrank();
        return Presale(payable(created));
    }

    /// @dev A sale that buyers may leave.
    function createSale(SaleParams memory sale, CapParams memory cap, LeaveTerms memory leaving) internal returns (Presale) {
        uint256 need = saleFactory.amountNeeded(sale, cap);
        TestToken(sale.saleToken).mint(OWNER, need);
        vm.deal(OWNER, OWNER.balance + CREATION_FEE);
        vm.startPrank(OWNER);
        TestToken(sale.saleToken).approve(address(saleFactory), need);
        address created = saleFactory.createWithLeaving{value: CREATION_FEE}(
            sale, cap, ownerParams(), noVesting(), anyFees(), leaving
        );
        vm.stopPrank();
        return Presale(payable(created));
    }

    function createSale(address base) internal returns (Presale) {
        return createSale(saleParams(base), capParams(), noVesting());
    }

    function growParams(address base) internal view returns (PrivateSaleParams memory) {
        return PrivateSaleParams(address(token), base, 100 ether, 0.1 ether, 5 ether, START, END, 0, 50, false);
    }

    function noGrowVesting() internal pure returns (PrivateSaleVesting memory) {
        return PrivateSaleVesting(false, false, 0, 0, 0, 0);
    }

    function createGrow(PrivateSaleParams memory sale, PrivateSaleVesting memory vesting) internal returns (PrivateSale) {
        return createGrow(sale, PrivateCapParams(5 ether, 10 ether), vesting);
    }

    function createGrow(PrivateSaleParams memory sale, PrivateCapParams memory cap, PrivateSaleVesting memory vesting)
        internal
        returns (PrivateSale)
    {
        uint256 need = growFactory.amountNeeded(sale, cap);
        TestToken(sale.saleToken).mint(OWNER, need);
        vm.deal(OWNER, OWNER.balance + CREATION_FEE);
        vm.startPrank(OWNER);
        TestToken(sale.saleToken).approve(address(growFactory), need);
        address created =
            growFactory.create{value: CREATION_FEE}(sale, cap, PrivateOwnerParams(OWNER, "bafyhash"), vesting, anyFees());
        vm.stopPrank();
        return PrivateSale(payable(created));
    }

    /// @dev A grow that is paid out in parts.
    function createGrow(PrivateSaleParams memory sale, PrivateSaleVesting memory vesting, PartTerms memory parts)
        internal
        returns (PrivateSale)
    {
        PrivateCapParams memory cap = PrivateCapParams(5 ether, 10 ether);
        uint256 need = growFactory.amountNeeded(sale, cap);
        TestToken(sale.saleToken).mint(OWNER, need);
        vm.deal(OWNER, OWNER.balance + CREATION_FEE);
        vm.startPrank(OWNER);
        TestToken(sale.saleToken).approve(address(growFactory), need);
        address created = growFactory.createInParts{value: CREATION_FEE}(
            sale, cap, PrivateOwnerParams(OWNER, "bafyhash"), vesting, anyFees(), parts
        );
        vm.stopPrank();
        return PrivateSale(payable(created));
    }

    function buy(Presale sale, address buyer, uint256 amount, address referrer) internal {
        vm.deal(buyer, buyer.balance + amount);
        vm.prank(buyer);
        sale.userDeposit{value: amount}(amount, referrer);
    }

    function buyGrow(PrivateSale sale, address buyer, uint256 amount, address referrer) internal {
        vm.deal(buyer, buyer.balance + amount);
        vm.prank(buyer);
        sale.userDeposit{value: amount}(amount, referrer);
    }

    /// @dev An hour after it was filled.
    function waitToList(Presale sale) internal {
        uint256 from = sale.listableFrom();
        if (sale.presaleStatus() == 2 && block.timestamp < from) vm.warp(from);
    }

    function pairOf(address base) internal view returns (address) {
        return IV2Factory(exchange).getPair(address(token), base == address(0) ? weth : base);
    }
}
