// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV3Factory} from "../../src/interfaces/IPositionManager.sol";
import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {IManager, Trader} from "./V3.sol";

/// @notice The published Uniswap V3 bytecode, twice as two exchanges, pools of any two tokens, and the lock of positions.
abstract contract PositionFixture is Fixture {
    uint24 internal constant FEE = 3000;
    /// @dev The widest range of pools with this fee.
    int24 internal constant WIDEST = 887220;
    uint160 internal constant PRICE_OF_ONE = 1 << 96;
    address internal constant RECEIVER = address(0xFEE5);
    address internal constant STRANGER = address(0x5777);
    uint256 internal constant DATE = START + 365 days;

    IManager internal manager;
    IManager internal otherManager;
    RabbitPositionLock internal positionLock;
    Trader internal trader;
    address internal token0;
    address internal token1;
    address internal pool;

    function deployPositions() internal {
        vm.warp(START);
        weth = published("v2-periphery/build/WETH9.json", "");
        (manager, otherManager) = (deployV3(), deployV3());
        address[] memory managers = new address[](2);
        (managers[0], managers[1]) = (address(manager), address(otherManager));
        positionLock = new RabbitPositionLock(managers);
        trader = new Trader();
        token = new TestToken("TKN", 18);
        busd = new TestToken("BUSD", 6);
        (token0, token1) = sorted(token, busd);
        pool = openPool(manager, token0, token1);
    }

    function deployV3() internal returns (IManager) {
        address factory = published("v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json", "");
        return IManager(
            published(
                "v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json",
                abi.encode(factory, weth, address(0))
            )
        );
    }

    function sorted(TestToken a, TestToken b) internal pure returns (address, address) {
        return address(a) < address(b) ? (address(a), address(b)) : (address(b), address(a));
    }

    /// @dev At the price of one unit for one.
    function openPool(IManager at, address first, address second) internal returns (address) {
        return at.createAndInitializePoolIfNecessary(first, second, FEE, PRICE_OF_ONE);
    }

    /// @dev A position of `owner` over all prices.
    function mintPosition(IManager at, address first, address second, address owner) internal returns (uint256 tokenId) {
        return mintRange(at, first, second, owner, -WIDEST, WIDEST);
    }

    function mintRange(IManager at, address first, address second, address owner, int24 low, int24 high)
        internal
        returns (uint256 tokenId)
    {
        TestToken(first).mint(owner, 1000 ether);
        TestToken(second).mint(owner, 1000 ether);
        vm.startPrank(owner);
        TestToken(first).approve(address(at), type(uint256).max);
        TestToken(second).approve(address(at), type(uint256).max);
        (tokenId,,,) = at.mint(
            IManager.MintParams(
                first, second, FEE, low, high, 1000 ether, 1000 ether, 0, 0, owner, type(uint256).max
            )
        );
        vm.stopPrank();
    }

    function newPosition(address owner) internal returns (uint256 tokenId) {
        return mintPosition(manager, token0, token1, owner);
    }

    /// @dev Fees go to RECEIVER.
    function terms() internal pure returns (IRabbitPositionLock.Terms memory) {
        return IRabbitPositionLock.Terms(ALICE, RECEIVER, DATE, "liquidity of TKN");
    }

    function ownTerms() internal pure returns (IRabbitPositionLock.Terms memory) {
        return IRabbitPositionLock.Terms(ALICE, address(0), DATE, "");
    }

    /// @dev By one transaction, as the pages do it.
    function send(IManager at, uint256 tokenId, IRabbitPositionLock.Terms memory t) internal returns (uint256 id) {
        address from = at.ownerOf(tokenId);
        vm.prank(from);
        at.safeTransferFrom(from, address(positionLock), tokenId, abi.encode(t));
        return positionLock.lockCount();
    }

    /// @dev ALICE's, locked with `t`.
    function lockNew(IRabbitPositionLock.Terms memory t) internal returns (uint256 id, uint256 tokenId) {
        tokenId = newPosition(ALICE);
        id = send(manager, tokenId, t);
    }

    /// @dev Trades both ways, so that the position earns in both tokens.
    function trade(address at) internal {
        trader.sell(at, true, 10 ether);
        trader.sell(at, false, 10 ether);
    }

    function poolOf(IManager at, address first, address second) internal view returns (address) {
        return IV3Factory(at.factory()).getPool(first, second, FEE);
    }

    function holds(address of_, address who, uint256 amount, string memory what) internal view {
        eq(TestToken(of_).balanceOf(who), amount, what);
    }

    function liquidityOf(IManager at, uint256 tokenId) internal view returns (uint128) {
        return at.positions(tokenId).liquidity;
    }
}
