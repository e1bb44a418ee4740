// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestBase} from "./TestBase.sol";

/// @notice A published exchange.
abstract contract Exchange is TestBase {
    address internal constant PLATFORM = address(0x9001);
    address internal constant FEES = address(0x9002);

    /// @dev Whether sales are listed on PancakeSwap instead of Uniswap.
    function isOnPancake() internal pure virtual returns (bool) {
        return false;
    }

    /// @dev The exchange that sales are listed on: its V2 factory and its fee. PancakeSwap's npm package is of its first
    /// version, with a fee of 0.2 %; a quarter of what fees earn goes to the protocol here.
    function deployExchange() internal returns (address factory, uint16 feeBps) {
        if (!isOnPancake()) return (published("v2-core/build/UniswapV2Factory.json", abi.encode(PLATFORM)), 30);
        factory = publishedBy("@pancakeswap-libs/pancake-swap-core/build/PancakeFactory.json", abi.encode(PLATFORM));
        vm.prank(PLATFORM);
        (bool done,) = factory.call(abi.encodeWithSignature("setFeeTo(address)", FEES));
        ok(done, "the protocol fee is on");
        return (factory, 20);
    }

    function published(string memory path, bytes memory args) internal returns (address) {
        return publishedBy(string.concat("@uniswap/", path), args);
    }

    /// @dev Deploys the bytecode that an npm package publishes.
    function publishedBy(string memory path, bytes memory args) internal returns (address deployed) {
        string memory json = vm.readFile(string.concat("node_modules/", path));
        string memory code = vm.parseJsonString(json, ".bytecode");
        if (bytes(code)[1] != "x") code = string.concat("0x", code);
        bytes memory creation = abi.encodePacked(vm.parseBytes(code), args);
        assembly {
            deployed := create(0, add(creation, 32), mload(creation))
        }
        ok(deployed != address(0), "published bytecode deploys");
    }
}
