// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice Everything of a sale that never changes, as its factory gathers and checks it.
/// Fields of the sale kind only (exchanges, liquidity, lock) are zero for a grow sale.
struct Terms {
    address saleToken;
    address baseToken;
    address owner;
    address feeAddress;
    address exchange;
    address otherExchange;
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
    uint256 otherSwapFeeBps;
    uint256 referralRate;
    uint256 baseFee;
    uint256 tokenFee;
    /// seconds after the start until which a deposit may be taken back; 0 for never
    uint256 leaveTime;
    /// per mille of the deposit that stays then
    uint256 leaveCost;
    /// grow only: in how many parts the raise is paid out; 0 for all of it at once
    uint256 parts;
    /// grow only: seconds between two parts
    uint256 partPeriod;
    uint256 tokenDecimals;
    uint256 baseDecimals;
    bool isBurn;
    bool requestVesting;
    bool linearLock;
}

/// @notice The same terms as they are in the clone's code: the place in memory of eight words, each part decoded where
/// it is needed.
type PackedTerms is uint256;

using SaleTerms for PackedTerms global;

/// @title Packs the terms into a clone's immutable arguments (256 bytes and the project info hash) and reads them back
/// @dev The factory checks every bound before packing (`SaleRules`), so nothing is cut off here.
library SaleTerms {
    uint256 private constant SIZE = 256;
    /// @dev Where OpenZeppelin's `Clones.cloneWithImmutableArgs` puts the arguments in the clone's code.
    uint256 private constant CODE_OFFSET = 0x2d;
    uint256 private constant U96 = type(uint96).max;
    uint256 private constant U128 = type(uint128).max;

    /// @notice The immutable arguments of a clone.
    function pack(Terms memory t, string memory projectInfoHash) internal pure returns (bytes memory) {
        uint256[SIZE / 32] memory w;
        w[0] = (uint256(uint160(t.saleToken)) << 96) | (t.tokenDecimals << 88) | (t.baseDecimals << 80)
            | (t.referralRate << 64) | (t.baseFee << 48) | (t.tokenFee << 32) | (t.leaveCost << 16) | (t.parts << 8)
            | _flag(t.isBurn, 0) | _flag(t.requestVesting, 1) | _flag(t.linearLock, 2);
        w[1] = (uint256(uint160(t.baseToken)) << 96) | t.minSpend;
        w[2] = (uint256(uint160(t.owner)) << 96) | t.maxSpend;
        w[3] = (uint256(uint160(t.feeAddress)) << 96) | t.hardCap;
        w[4] = (uint256(uint160(t.exchange)) << 96) | t.softCap;
        w[5] = (t.tokenPrice << 128) | t.listingRate;
        // a sale has a lock and a grow has parts: one place for the two
        w[6] = (t.startTime << 216) | (t.endTime << 176) | (t.whitelistTime << 136)
            | ((t.lockPeriod | t.partPeriod) << 96) | (t.vestingStart << 64) | (t.vestingEnd << 32) | t.vestingPeriod;
        w[7] = (uint256(uint160(t.otherExchange)) << 96) | (t.leaveTime << 64) | (t.otherSwapFeeBps << 48)
            | (t.vestingPercentage << 32) | (t.liquidityPercent << 16) | t.swapFeeBps;
        return abi.encodePacked(w, projectInfoHash);
    }

    /// @notice The terms of this clone.
    function load() internal view returns (PackedTerms t) {
        assembly ("memory-safe") {
            t := mload(0x40)
            mstore(0x40, add(t, SIZE))
            extcodecopy(address(), t, CODE_OFFSET, SIZE)
        }
    }

    /// @notice The project info hash that the clone was created with.
    function firstProjectInfoHash() internal view returns (string memory hash) {
        assembly ("memory-safe") {
            let start := add(CODE_OFFSET, SIZE)
            let length := sub(extcodesize(address()), start)
            hash := mload(0x40)
            mstore(0x40, add(hash, and(add(length, 63), not(31))))
            mstore(hash, length)
            extcodecopy(address(), add(hash, 32), start, length)
        }
    }

    function saleToken(PackedTerms t) internal pure returns (address a) {
        assembly ("memory-safe") {
            a := shr(96, mload(add(t, 0)))
        }
    }

    function baseToken(PackedTerms t) internal pure returns (address a) {
        assembly ("memory-safe") {
            a := shr(96, mload(add(t, 32)))
        }
    }

    function owner(PackedTerms t) internal pure returns (address a) {
        assembly ("memory-safe") {
            a := shr(96, mload(add(t, 64)))
        }
    }

    function feeAddress(PackedTerms t) internal pure returns (address a) {
        assembly ("memory-safe") {
            a := shr(96, mload(add(t, 96)))
        }
    }

    /// @notice V2 factory to list on.
    function exchange(PackedTerms t) internal pure returns (address a) {
        assembly ("memory-safe") {
            a := shr(96, mload(add(t, 128)))
        }
    }

    /// @notice V2 factory to list on when the first one refuses, which the creator named; zero without one.
    function otherExchange(PackedTerms t) internal pure returns (address a) {
        assembly ("memory-safe") {
            a := shr(96, mload(add(t, 224)))
        }
    }

    function tokenDecimals(PackedTerms t) internal pure returns (uint256) {
        return uint8(_word(t, 0) >> 88);
    }

    function baseDecimals(PackedTerms t) internal pure returns (uint256) {
        return uint8(_word(t, 0) >> 80);
    }

    function referralRate(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 0) >> 64);
    }

    function baseFee(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 0) >> 48);
    }

    function tokenFee(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 0) >> 32);
    }

    function isBurn(PackedTerms t) internal pure returns (bool) {
        return _word(t, 0) & 1 != 0;
    }

    function requestVesting(PackedTerms t) internal pure returns (bool) {
        return _word(t, 0) & 2 != 0;
    }

    function linearLock(PackedTerms t) internal pure returns (bool) {
        return _word(t, 0) & 4 != 0;
    }

    function minSpend(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 1) & U96;
    }

    function maxSpend(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 2) & U96;
    }

    function hardCap(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 3) & U96;
    }

    function softCap(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 4) & U96;
    }

    function tokenPrice(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 5) >> 128;
    }

    function listingRate(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 5) & U128;
    }

    function startTime(PackedTerms t) internal pure returns (uint256) {
        return _word(t, 6) >> 216;
    }

    function endTime(PackedTerms t) internal pure returns (uint256) {
        return uint40(_word(t, 6) >> 176);
    }

    function whitelistTime(PackedTerms t) internal pure returns (uint256) {
        return uint40(_word(t, 6) >> 136);
    }

    function lockPeriod(PackedTerms t) internal pure returns (uint256) {
        return uint40(_word(t, 6) >> 96);
    }

    function parts(PackedTerms t) internal pure returns (uint256) {
        return uint8(_word(t, 0) >> 8);
    }

    function partPeriod(PackedTerms t) internal pure returns (uint256) {
        return uint40(_word(t, 6) >> 96);
    }

    function vestingStart(PackedTerms t) internal pure returns (uint256) {
        return uint32(_word(t, 6) >> 64);
    }

    function vestingEnd(PackedTerms t) internal pure returns (uint256) {
        return uint32(_word(t, 6) >> 32);
    }

    function vestingPeriod(PackedTerms t) internal pure returns (uint256) {
        return uint32(_word(t, 6));
    }

    function vestingPercentage(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 7) >> 32);
    }

    function liquidityPercent(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 7) >> 16);
    }

    function swapFeeBps(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 7));
    }

    function otherSwapFeeBps(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 7) >> 48);
    }

    function leaveTime(PackedTerms t) internal pure returns (uint256) {
        return uint32(_word(t, 7) >> 64);
    }

    function leaveCost(PackedTerms t) internal pure returns (uint256) {
        return uint16(_word(t, 0) >> 16);
    }

    function _flag(bool value, uint256 bit) private pure returns (uint256) {
        return value ? 1 << bit : 0;
    }

    function _word(PackedTerms t, uint256 index) private pure returns (uint256 w) {
        assembly ("memory-safe") {
            w := mload(add(t, mul(index, 32)))
        }
    }
}
