// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IndexList} from "../../src/libraries/IndexList.sol";

/// @notice Gives the solver the lanes one by one: where one is known, all shifts are by constants.
library Lanes {
    function same(uint256 place, uint256 found, uint256 wanted) internal pure {
        uint256 lane = (place + 1) % 8;
        if (lane == 0) assert(found == wanted);
        if (lane == 1) assert(found == wanted);
        if (lane == 2) assert(found == wanted);
        if (lane == 3) assert(found == wanted);
        if (lane == 4) assert(found == wanted);
        if (lane == 5) assert(found == wanted);
        if (lane == 6) assert(found == wanted);
        if (lane == 7) assert(found == wanted);
    }
}

/// @notice A list of any length and content, with what one change makes of its length and of each of its places.
contract IndexListProperties is IndexList {
    /// @notice What is pushed is the last one, and says where it is
    function pushAppends(uint256 index) external {
        uint256 count = length();
        require(count < type(uint32).max && index <= type(uint32).max);
        uint256 place = push(index);
        assert(place == count);
        assert(length() == count + 1);
        Lanes.same(place, at(place), index);
    }

    /// @notice All others stay where they are
    function pushKeeps(uint256 index, uint256 other) external {
        uint256 count = length();
        require(count < type(uint32).max && index <= type(uint32).max && other < count);
        uint256 before = at(other);
        assert(push(index) != other);
        Lanes.same(other, at(other), before);
    }

    /// @notice Where one is taken out that is not the last, the last one goes there, and says so
    function removeMovesLast(uint256 place) external {
        uint256 count = length();
        require(count > 1 && place < count - 1);
        uint256 last = at(count - 1);
        uint256 moved = remove(place);
        assert(moved == last);
        assert(length() == count - 1);
        Lanes.same(place, at(place), last);
    }

    /// @notice Nothing moves where the last one is taken out
    function removeTakesLast() external {
        uint256 count = length();
        require(count > 0);
        assert(remove(count - 1) == NOTHING);
        assert(length() == count - 1);
    }

    /// @notice All others stay where they are
    function removeKeeps(uint256 place, uint256 other) external {
        uint256 count = length();
        require(place < count && other < count - 1 && place != other);
        uint256 before = at(other);
        remove(place);
        assert(length() == count - 1);
        Lanes.same(other, at(other), before);
    }

    /// @notice What is set at a place is there. A swap sets two places to what the other one had, so that with the next property it
    /// exchanges them and keeps all others
    function setPuts(uint256 place, uint256 index) external {
        uint256 count = length();
        require(place < count && index <= type(uint32).max);
        _set(place, index);
        assert(length() == count);
        Lanes.same(place, at(place), index);
    }

    /// @notice All others stay what they are
    function setKeeps(uint256 place, uint256 index, uint256 other) external {
        uint256 count = length();
        require(place < count && index <= type(uint32).max && other < count && other != place);
        uint256 before = at(other);
        _set(place, index);
        assert(length() == count);
        Lanes.same(other, at(other), before);
    }
}
