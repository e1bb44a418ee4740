// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice The arithmetic of the unchecked blocks: within what is demanded before them nothing leaves its bits, and what wraps does so
/// by design. Prices and dust are in SaleMath.sol and Dust.sol.
contract UncheckedProperties {
    /// @notice `SaleBase._tokensFor`: what creation demands of the hard cap holds for every amount up to it
    function productFits(uint256 base, uint256 hardCap, uint256 numerator) external pure {
        require(hardCap != 0 && base <= hardCap && numerator <= type(uint256).max / hardCap);
        uint256 product;
        unchecked {
            product = base * numerator;
        }
        assert(base == 0 || product / base == numerator);
    }

    /// @notice `SaleBase._credit`: neither the raise nor a buyer's deposits ever exceed the hard cap
    function creditFits(uint256 hardCap, uint256 collected, uint256 before, uint256 amount) external pure {
        require(hardCap <= type(uint88).max && collected <= hardCap && before <= collected);
        unchecked {
            uint256 remaining = hardCap - collected;
            uint256 accepted = amount < remaining ? amount : remaining;
            assert(accepted <= amount);
            assert(collected + accepted <= hardCap && collected + accepted >= collected);
            assert(before + accepted <= hardCap && before + accepted >= before);
        }
    }

    /// @notice `RabbitLock.unlock`: a token's sum holds the lock's rest, and then the new rest. What is unlocked only grows, up to the
    /// amount: `monotone` and `neverAbove` of LockMath.sol
    function unlockFits(uint256 others, uint256 amount, uint256 before, uint256 unlocked) external pure {
        require(before <= unlocked && unlocked <= amount && amount <= type(uint128).max);
        require(others <= type(uint160).max - type(uint128).max);
        uint256 sum = others + (amount - before);
        assert(sum <= type(uint160).max && unlocked - before <= sum);
        unchecked {
            sum -= unlocked - before;
        }
        assert(sum == others + (amount - unlocked));
    }

    /// @notice `RabbitLock._owned`: an id that there is not wraps to an index at which there is no lock
    function unknownIdHasNoLock(uint256 first, uint256 count, uint256 id) external pure {
        require(first <= type(uint64).max && count <= type(uint32).max);
        require(id < first || id - first >= count);
        uint256 index;
        unchecked {
            index = id - first;
        }
        assert(index >= count);
    }

    /// @notice `IndexList._lane`: every place has a lane of its own, and none has that of the length
    function lanesAreDistinct(uint256 place, uint256 other) external pure {
        require(place < type(uint32).max && other < type(uint32).max && place != other);
        (uint256 word, uint256 lane) = ((place + 1) / 8, (place + 1) % 8);
        assert(word != (other + 1) / 8 || lane != (other + 1) % 8);
        assert(word != 0 || lane != 0);
    }

    /// @notice `TaxedToken._price`: a spot price of 112 binary places for all seconds that 32 bits count fits into a word
    function priceSumFits(uint256 reserve, uint256 other, uint256 time) external pure {
        require(reserve != 0 && other <= type(uint112).max && time <= type(uint32).max);
        uint256 spot = (other * 2 ** 112) / reserve;
        uint256 product;
        unchecked {
            product = spot * time;
        }
        assert(time == 0 || product / time == spot);
    }

    /// @notice `TaxedToken._observe`: the difference of a sum that has wrapped is what it grew by, and so is that of clocks of 32 bits;
    /// an average of prices has a price's bits
    function wrappedDifferenceIsExact(uint256 then, uint256 grown, uint256 elapsed, uint32 clock, uint32 seconds_) external pure {
        require(elapsed != 0 && elapsed <= type(uint32).max && grown <= elapsed * uint256(type(uint224).max));
        unchecked {
            uint256 sum = then + grown;
            assert(sum - then == grown);
            uint32 later = clock + seconds_;
            assert(later - clock == seconds_);
        }
        assert(grown / elapsed <= type(uint224).max);
    }
}
