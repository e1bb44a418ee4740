// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SaleMath} from "../../src/libraries/SaleMath.sol";

/// @notice What a sale counts as sold is the tokens of all its base less `dust`: that is always the sum of what its buyers bought.
/// `sold` is that sum, `live` the base that is there, as in SaleBase; each step is one deposit or one refund.
contract DustProperties {
    function _tokens(uint256 base, uint256 numerator, uint256 denominator) private pure returns (uint256) {
        return SaleMath.tokensForBase(base, SaleMath.Price(numerator, denominator));
    }

    function _assume(uint256 live, uint256 base, uint256 numerator, uint256 denominator) private pure {
        require(numerator > 0 && denominator > 0 && numerator <= type(uint128).max && denominator <= 10 ** 42);
        require(live <= type(uint96).max && base <= type(uint96).max);
    }

    /// @notice A deposit keeps the sum exact, and its dust is one unit at most
    function depositKeepsSum(uint256 live, uint256 sold, uint256 base, uint256 numerator, uint256 denominator) external pure {
        _assume(live, base, numerator, denominator);
        uint256 before = _tokens(live, numerator, denominator);
        require(sold <= before);
        uint256 dust = before - sold;
        uint256 bought = _tokens(base, numerator, denominator);
        uint256 added = _tokens(live + base, numerator, denominator) - before - bought;
        assert(added <= 1);
        assert(_tokens(live + base, numerator, denominator) - (dust + added) == sold + bought);
    }

    /// @notice A refund of one of the deposits keeps it exact as well, and takes no more dust than there is
    function refundKeepsSum(uint256 live, uint256 others, uint256 base, uint256 numerator, uint256 denominator) external pure {
        _assume(live, base, numerator, denominator);
        require(base <= live);
        uint256 bought = _tokens(base, numerator, denominator);
        uint256 rest = _tokens(live - base, numerator, denominator);
        // the others bought one by one at most what their base buys at once
        require(others <= rest);
        uint256 dust = _tokens(live, numerator, denominator) - (others + bought);
        uint256 removed = _tokens(live, numerator, denominator) - rest - bought;
        assert(removed <= dust);
        assert(rest - (dust - removed) == others);
    }

    /// @notice A further deposit of a buyer keeps it exact, although its dust may be one unit less: with the unchecked arithmetic of
    /// `SaleBase._credit`, which wraps there. Dust is at most the number of buyers, so that it never leaves its 40 bits. The tokens of
    /// all base, of the others' and of the buyer's, before and then, are as `dustOfTwo` proves
    function againKeepsSum(
        uint256 all,
        uint256 allThen,
        uint256 rest,
        uint256 others,
        uint256 bought,
        uint256 boughtThen,
        uint256 buyers
    ) external pure {
        require(all <= type(uint128).max && allThen <= type(uint128).max && buyers <= type(uint32).max);
        require(rest + bought <= all && all <= rest + bought + 1);
        require(rest + boughtThen <= allThen && allThen <= rest + boughtThen + 1);
        // what the other buyers bought one by one, and their dust
        require(others <= rest && rest - others <= buyers);
        uint256 dust = all - (others + bought);
        unchecked {
            dust += allThen - all - (boughtThen - bought);
        }
        assert(others + boughtThen <= allThen);
        assert(allThen - dust == others + boughtThen);
        assert(dust <= buyers + 1);
    }
}
