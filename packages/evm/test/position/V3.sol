// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPositionManager} from "../../src/interfaces/IPositionManager.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice What people do with a V3 exchange besides what the lock asks of it.
interface IV3Pool {
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256, int256);
    function flash(address to, uint256 amount0, uint256 amount1, bytes calldata data) external;
    function token0() external view returns (address);
    function token1() external view returns (address);
}

interface IManager is IPositionManager {
    struct MintParams {
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0Desired;
        uint256 amount1Desired;
        uint256 amount0Min;
        uint256 amount1Min;
        address recipient;
        uint256 deadline;
    }

    struct IncreaseParams {
        uint256 tokenId;
        uint256 amount0Desired;
        uint256 amount1Desired;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline;
    }

    struct DecreaseParams {
        uint256 tokenId;
        uint128 liquidity;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline;
    }

    function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)
        external
        payable
        returns (address pool);
    function mint(MintParams calldata params) external payable returns (uint256 tokenId, uint128, uint256, uint256);
    function increaseLiquidity(IncreaseParams calldata params) external payable returns (uint128, uint256, uint256);
    function decreaseLiquidity(DecreaseParams calldata params) external payable returns (uint256, uint256);
    function burn(uint256 tokenId) external payable;
    function permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external payable;
    function approve(address to, uint256 tokenId) external;
    function setApprovalForAll(address operator, bool approved) external;
    function getApproved(uint256 tokenId) external view returns (address);
    function ownerOf(uint256 tokenId) external view returns (address);
    function balanceOf(address owner) external view returns (uint256);
    function safeTransferFrom(address from, address to, uint256 tokenId) external;
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes calldata data) external;
}

/// @notice Does something from within a call of a pool, for which it borrows nothing.
contract FlashOwner {
    address private _target;
    bytes private _data;

    function run(address pool, address target, bytes calldata data) external {
        (_target, _data) = (target, data);
        IV3Pool(pool).flash(address(this), 0, 0, "");
    }

    function uniswapV3FlashCallback(uint256, uint256, bytes calldata) external {
        (bool done, bytes memory answer) = _target.call(_data);
        if (done) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }

    function call(address target, bytes calldata data) external {
        (bool done,) = target.call(data);
        require(done);
    }
}

/// @notice Trades at a pool; whatever the pool asks for is minted to it.
contract Trader {
    uint160 private constant LOWEST = 4295128740;
    uint160 private constant HIGHEST = 1461446703485210103287273052203988822378723970341;

    function sell(address pool, bool zeroForOne, uint256 amount) external {
        IV3Pool(pool).swap(address(this), zeroForOne, int256(amount), zeroForOne ? LOWEST : HIGHEST, "");
    }

    function uniswapV3SwapCallback(int256 delta0, int256 delta1, bytes calldata) external {
        if (delta0 > 0) TestToken(IV3Pool(msg.sender).token0()).mint(msg.sender, uint256(delta0));
        if (delta1 > 0) TestToken(IV3Pool(msg.sender).token1()).mint(msg.sender, uint256(delta1));
    }
}
