// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice The forge cheat codes that these tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);
    function warp(uint256) external;
    function roll(uint256) external;
    function prank(address) external;
    function startPrank(address) external;
    function stopPrank() external;
    function deal(address, uint256) external;
    function load(address, bytes32) external view returns (bytes32);
    function etch(address, bytes calldata) external;
    function expectRevert(bytes calldata) external;
    function expectRevert(bytes4) external;
    function expectRevert() external;
    function expectEmit() external;
    function expectEmit(address) external;
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function addr(uint256 key) external pure returns (address);
    function readFile(string calldata) external view returns (string memory);
    function parseJsonString(string calldata, string calldata) external pure returns (string memory);
    function keyExistsJson(string calldata, string calldata) external view returns (bool);
    function toString(uint256) external pure returns (string memory);
    function parseBytes(string calldata) external pure returns (bytes memory);
    function snapshotState() external returns (uint256);
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256 used);
    function revertToState(uint256) external returns (bool);
    function revertToStateAndDelete(uint256) external returns (bool);
}
