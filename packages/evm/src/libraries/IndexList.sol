// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title A list of 32-bit indexes, eight to a storage word; lane 0 is the length, so that a short list is one word
/// @dev Entries beyond the length are left over and never read.
library IndexList {
    struct List {
        mapping(uint256 word => uint256) words;
    }

    uint256 internal constant NOTHING = type(uint256).max;
    uint256 private constant LANE = 32;
    uint256 private constant LANES = 8;

    function length(List storage list) internal view returns (uint256) {
        return uint32(list.words[0]);
    }

    /// @param place below the length
    function at(List storage list, uint256 place) internal view returns (uint256) {
        (uint256 word, uint256 shift) = _lane(place);
        return uint32(list.words[word] >> shift);
    }

    /// @return place where `index` now is
    function push(List storage list, uint256 index) internal returns (uint256 place) {
        uint256 first = list.words[0];
        place = uint32(first);
        (uint256 word, uint256 shift) = _lane(place);
        if (word == 0) {
            first = _put(first, shift, index);
        } else {
            list.words[word] = _put(list.words[word], shift, index);
        }
        list.words[0] = first + 1;
    }

    /// @notice Takes out what is at `place`; the last index of the list moves there.
    /// @return moved the index that is at `place` now; NOTHING when the last one was taken out
    function remove(List storage list, uint256 place) internal returns (uint256 moved) {
        uint256 first = list.words[0];
        uint256 last = uint32(first) - 1;
        moved = NOTHING;
        if (place != last) {
            moved = at(list, last);
            (uint256 word, uint256 shift) = _lane(place);
            if (word == 0) first = _put(first, shift, moved);
            else list.words[word] = _put(list.words[word], shift, moved);
        }
        // an emptied list gives its word back
        list.words[0] = last == 0 ? 0 : first - 1;
    }

    /// @notice Exchanges what is at two places.
    /// @param first and `second` below the length
    function swap(List storage list, uint256 first, uint256 second) internal {
        (uint256 a, uint256 b) = (at(list, first), at(list, second));
        _set(list, first, b);
        _set(list, second, a);
    }

    function _set(List storage list, uint256 place, uint256 index) private {
        (uint256 word, uint256 shift) = _lane(place);
        list.words[word] = _put(list.words[word], shift, index);
    }

    function _lane(uint256 place) private pure returns (uint256 word, uint256 shift) {
        unchecked {
            return ((place + 1) / LANES, ((place + 1) % LANES) * LANE);
        }
    }

    function _put(uint256 word, uint256 shift, uint256 index) private pure returns (uint256) {
        return (word & ~(uint256(type(uint32).max) << shift)) | (index << shift);
    }
}
