// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenMeta} from "../interfaces/TokenMeta.sol";

/// @title Reads what a token says of itself: bounded gas, bounded copy, never reverts because of the token
/// @notice The only revert is `NotEnoughGas`: a caller cannot make a good token look empty by sending too little gas.
library TokenMetadata {
    uint256 internal constant CALL_GAS = 60_000;
    uint256 internal constant MAX_NAME = 64;
    uint256 internal constant MAX_SYMBOL = 32;
    uint8 internal constant MAX_DECIMALS = 36;
    uint8 internal constant DEFAULT_DECIMALS = 18;

    error NotEnoughGas();

    /// @notice Name, symbol and decimals; empty, empty and 18 where the token does not answer.
    function read(address token) internal view returns (TokenMeta memory meta) {
        (, uint8 tokenDecimals) = decimals(token);
        meta = TokenMeta(text(token, 0x06fdde03, MAX_NAME), text(token, 0x95d89b41, MAX_SYMBOL), tokenDecimals);
    }

    /// @notice As `read`; the zero address is the native currency, whose name is the chain's business: empty, 18 decimals.
    function readBase(address token) internal view returns (TokenMeta memory) {
        return token == address(0) ? TokenMeta("", "", DEFAULT_DECIMALS) : read(token);
    }

    /// @return ok whether the token answers `decimals()` with 0 to 36
    function decimals(address token) internal view returns (bool ok, uint8) {
        uint256 value;
        (ok, value) = word(token, abi.encodePacked(bytes4(0x313ce567)));
        return ok && value <= MAX_DECIMALS ? (true, uint8(value)) : (false, DEFAULT_DECIMALS);
    }

    /// @notice The answer of a `string` or `bytes32` getter, cut to `max` bytes, control characters replaced.
    function text(address token, bytes4 selector, uint256 max) internal view returns (string memory) {
        (bool ok, bytes memory answer) = _read(token, abi.encodePacked(selector), 64 + max);
        if (!ok || answer.length < 32) return "";
        bytes memory raw;
        if (answer.length < 64) {
            raw = _untilZero(answer);
        } else {
            uint256 length;
            assembly ("memory-safe") {
                // a well-formed answer starts with the offset 32; anything else counts as no text
                if eq(mload(add(answer, 32)), 32) { length := mload(add(answer, 64)) }
            }
            // what was copied is 64 bytes and at most `max`
            uint256 available = answer.length - 64;
            if (length > available) length = available;
            // in the answer the text follows its length; it can stay there
            assembly ("memory-safe") {
                raw := add(answer, 64)
                mstore(raw, length)
            }
        }
        for (uint256 i; i < raw.length; ++i) {
            // a NUL or another control character breaks databases and terminals
            if (uint8(raw[i]) < 0x20 || uint8(raw[i]) == 0x7f) raw[i] = "?";
        }
        return string(raw);
    }

    /// @notice A static call that answers with one word; `ok` is false when it reverts or answers with less.
    function word(address target, bytes memory data) internal view returns (bool ok, uint256 value) {
        bytes memory answer;
        (ok, answer) = _read(target, data, 32);
        if (answer.length < 32) return (false, 0);
        value = uint256(bytes32(answer));
    }

    /// @notice As `word`, for two words.
    function twoWords(address target, bytes memory data) internal view returns (bool ok, uint256 first, uint256 second) {
        bytes memory answer;
        (ok, answer) = _read(target, data, 64);
        if (answer.length < 64) return (false, 0, 0);
        (first, second) = abi.decode(answer, (uint256, uint256));
    }

    /// @notice As `word`, for an address; a word with more than 160 bits counts as no answer.
    function addressWord(address target, bytes memory data) internal view returns (bool ok, address) {
        uint256 value;
        (ok, value) = word(target, data);
        return ok && value <= type(uint160).max ? (true, address(uint160(value))) : (false, address(0));
    }

    function _untilZero(bytes memory answer) private pure returns (bytes memory raw) {
        uint256 length;
        while (length < 32 && answer[length] != 0) ++length;
        raw = new bytes(length);
        for (uint256 i; i < length; ++i) {
            raw[i] = answer[i];
        }
    }

    function _read(address target, bytes memory data, uint256 maxCopy) private view returns (bool ok, bytes memory answer) {
        uint256 gasLimit = CALL_GAS;
        if (gasleft() < gasLimit + gasLimit / 32 + 10_000) revert NotEnoughGas();
        assembly ("memory-safe") {
            ok := staticcall(gasLimit, target, add(data, 32), mload(data), 0, 0)
            let size := returndatasize()
            if gt(size, maxCopy) { size := maxCopy }
            if iszero(ok) { size := 0 }
            answer := mload(0x40)
            mstore(answer, size)
            // the copy is padded to whole words so that fresh memory stays clean
            mstore(0x40, add(answer, and(add(size, 63), not(31))))
            if size { mstore(add(answer, and(add(size, 31), not(31))), 0) }
            returndatacopy(add(answer, 32), 0, size)
        }
    }
}
