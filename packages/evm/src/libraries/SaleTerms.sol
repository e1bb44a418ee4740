// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @notice Everything of a sale that never changes; kept in the clone's code, 256 bytes and the project info hash.
/// Fields of the sale kind only (exchange to swapFeeBps) are zero for a grow sale.
struct Terms {
    address saleToken;
    address baseToken;
    address owner;
    address feeAddress;
    address exchange;
    uint256 minSpend;
    uint256 maxSpend;
    uint256 hardCap;
    uint256 softCap;
    uint256 tokenPrice;
    uint256 listingRate;
    uint256 startTime;
    uint256 endTime;
    uint256 whitelistTime;
    uint256 lockPeriod;
    uint256 vestingStart;
    uint256 vestingEnd;
    uint256 vestingPeriod;
    uint256 vestingPercentage;
    uint256 liquidityPercent;
    uint256 swapFeeBps;
    uint256 referralRate;
    uint256 baseFee;
    uint256 tokenFee;
    uint256 tokenDecimals;
    uint256 baseDecimals;
    bool isBurn;
    bool requestVesting;
    bool linearLock;
}

/// @title Packs the terms into a clone's immutable arguments and reads them back
/// @dev The factory checks every bound before packing (`SaleRules`), so nothing is cut off here.
library SaleTerms {
    uint256 private constant WORDS = 8;
    uint256 private constant U96 = type(uint96).max;
    uint256 private constant U128 = type(uint128).max;

    /// @notice The immutable arguments of a clone.
    function pack(Terms memory t, string memory projectInfoHash) internal pure returns (bytes memory) {
        uint256[WORDS] memory w;
        w[0] = (uint256(uint160(t.saleToken)) << 96) | (t.tokenDecimals << 88) | (t.baseDecimals << 80)
            | (t.referralRate << 64) | (t.baseFee << 48) | (t.tokenFee << 32) | _flag(t.isBurn, 0)
            | _flag(t.requestVesting, 1) | _flag(t.linearLock, 2);
        w[1] = (uint256(uint160(t.baseToken)) << 96) | t.minSpend;
        w[2] = (uint256(uint160(t.owner)) << 96) | t.maxSpend;
        w[3] = (uint256(uint160(t.feeAddress)) << 96) | t.hardCap;
        w[4] = (uint256(uint160(t.exchange)) << 96) | t.softCap;
        w[5] = (t.tokenPrice << 128) | t.listingRate;
        w[6] = (t.startTime << 216) | (t.endTime << 176) | (t.whitelistTime << 136) | (t.lockPeriod << 96)
            | (t.vestingStart << 64) | (t.vestingEnd << 32) | t.vestingPeriod;
        w[7] = (t.vestingPercentage << 32) | (t.liquidityPercent << 16) | t.swapFeeBps;
        return abi.encodePacked(w, projectInfoHash);
    }

    /// @notice The terms of this clone.
    function load() internal view returns (Terms memory t) {
        bytes memory args = Clones.fetchCloneArgs(address(this));
        uint256 w = _word(args, 0);
        t.saleToken = address(uint160(w >> 96));
        (t.tokenDecimals, t.baseDecimals) = (uint8(w >> 88), uint8(w >> 80));
        (t.referralRate, t.baseFee, t.tokenFee) = (uint16(w >> 64), uint16(w >> 48), uint16(w >> 32));
        (t.isBurn, t.requestVesting, t.linearLock) = (w & 1 != 0, w & 2 != 0, w & 4 != 0);
        (t.baseToken, t.minSpend) = _split(_word(args, 1));
        (t.owner, t.maxSpend) = _split(_word(args, 2));
        (t.feeAddress, t.hardCap) = _split(_word(args, 3));
        (t.exchange, t.softCap) = _split(_word(args, 4));
        w = _word(args, 5);
        (t.tokenPrice, t.listingRate) = (w >> 128, w & U128);
        w = _word(args, 6);
        (t.startTime, t.endTime, t.whitelistTime) = (w >> 216, uint40(w >> 176), uint40(w >> 136));
        (t.lockPeriod, t.vestingStart, t.vestingEnd) = (uint40(w >> 96), uint32(w >> 64), uint32(w >> 32));
        t.vestingPeriod = uint32(w);
        w = _word(args, 7);
        (t.vestingPercentage, t.liquidityPercent, t.swapFeeBps) = (uint16(w >> 32), uint16(w >> 16), uint16(w));
    }

    /// @notice The project info hash that the clone was created with.
    function firstProjectInfoHash() internal view returns (string memory) {
        bytes memory args = Clones.fetchCloneArgs(address(this));
        uint256 length = args.length - WORDS * 32;
        bytes memory hash = new bytes(length);
        for (uint256 i; i < length; ++i) {
            hash[i] = args[WORDS * 32 + i];
        }
        return string(hash);
    }

    function _flag(bool value, uint256 bit) private pure returns (uint256) {
        return value ? 1 << bit : 0;
    }

    function _split(uint256 w) private pure returns (address, uint256) {
        return (address(uint160(w >> 96)), w & U96);
    }

    function _word(bytes memory args, uint256 index) private pure returns (uint256 w) {
        assembly ("memory-safe") {
            w := mload(add(add(args, 32), mul(index, 32)))
        }
    }
}
