// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice What a sale counts as sold is the tokens of all its base less `dust`: that is always the sum of what its buyers bought. Each
/// property is one deposit, one exit or one refund, with the unchecked arithmetic of SaleBase. The tokens of all base (`all`), of the other
/// buyers' base at once (`rest`) and of the buyer's (`bought`) are as `dustOfTwo` of SaleMath.sol proves; `others` is what the other
/// buyers bought one by one.
contract DustProperties {
    function _assume(uint256 all, uint256 rest, uint256 bought) private pure {
        require(all <= type(uint128).max && rest <= type(uint128).max && bought <= type(uint128).max);
        require(rest + bought <= all && all <= rest + bought + 1);
    }

    /// @notice A deposit keeps the sum exact, the buyer's first (`bought` is 0) or a further one, whose dust may be one unit less and
    /// wraps. Dust is at most the number of buyers, so that it never leaves its 40 bits
    function depositKeepsSum(
        uint256 all,
        uint256 allThen,
        uint256 rest,
        uint256 others,
        uint256 bought,
        uint256 boughtThen,
        uint256 buyers
    ) external pure {
        _assume(all, rest, bought);
        _assume(allThen, rest, boughtThen);
        require(others <= rest && rest - others <= buyers && buyers <= type(uint32).max);
        uint256 dust = all - (others + bought);
        unchecked {
            dust += allThen - all - (boughtThen - bought);
        }
        assert(others + boughtThen <= allThen);
        assert(allThen - dust == others + boughtThen);
        assert(dust <= buyers + 1);
    }

    /// @notice An exit keeps it exact, of which a part stays that buys `kept` (`allThen` is what all base buys after it), also where
    /// nothing stays, and its dust may be one unit more
    function exitKeepsSum(uint256 all, uint256 allThen, uint256 rest, uint256 others, uint256 bought, uint256 kept, uint256 buyers)
        external
        pure
    {
        _assume(all, rest, bought);
        _assume(allThen, rest, kept);
        require(others <= rest && rest - others <= buyers && buyers <= type(uint32).max);
        uint256 dust = all - (others + bought);
        unchecked {
            dust -= all - allThen - bought + kept;
        }
        assert(allThen - dust == others + kept);
        assert(dust <= buyers + 1);
    }

    /// @notice A refund keeps it exact as well, and takes at most the dust that there is
    function refundKeepsSum(uint256 all, uint256 rest, uint256 others, uint256 bought) external pure {
        _assume(all, rest, bought);
        require(others <= rest);
        uint256 dust = all - (others + bought);
        assert(all - rest - bought <= dust);
        unchecked {
            dust -= all - rest - bought;
        }
        assert(rest - dust == others);
    }
}
